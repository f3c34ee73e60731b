import { desc } from 'drizzle-orm';
import { mails } from '../../../engines/mail/tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import type { TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

/** Everybody comes from an address of their own: logins of one address are counted. */
let address = 0;
export const stranger = (site: TestApp, headers: Record<string, string> = {}): Visitor =>
  site.visitor({ 'x-forwarded-for': `10.7.${(address += 1)}.1`, ...headers });

/** Somebody of the role, logged in; their address begins with it. */
export async function staff(site: TestApp, role: string, name: string = role): Promise<Visitor & { id: number }> {
  const email = `${name}@example.org`;
  const id = await addEditor(site.db, role, email);
  const visitor = stranger(site);
  const answer = await visitor.login(email, EDITOR.password);
  if (answer.statusCode !== 200) throw new Error(`${email} cannot log in: ${answer.body}`);
  return Object.assign(visitor, { id });
}

/** The latest mail with its link: where it leads, and its token. */
export async function lastLink({ db }: TestApp) {
  const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const [, page = '', token = ''] = /(https?:\S+)#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return { recipient: mail?.recipient, lang: mail?.lang, page, token };
}
