import type { AnswerOf } from '@vestibule/contracts';
import { desc } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { mails } from '../../../../engines/mail/tables';
import { BY_GATEWAY, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import type { CustomerPages } from '../customer-mails';

let persons = 0;
/** Somebody new each time: an address is not mailed without end. */
export const person = () => ({
  email: `ida${(persons += 1)}@example.org`,
  password: 'a password of her own',
  first_name: 'Ida',
  last_name: 'Kaufmann',
});
export type Person = ReturnType<typeof person>;

/** Each from an address of their own: one address may not ask without end. */
let address = 0;
export const somebody = (site: TestApp): Visitor =>
  site.visitor({ ...BY_GATEWAY, 'x-forwarded-for': `10.8.${(address += 1)}.1` });

type Posted = AnswerOf<'postRegistration'>;

/** Posts a form as the gateway passes it on. Returns the response. */
export const post = async (visitor: Visitor, path: string, values: Readonly<Record<string, string>>) =>
  (await postRaw(visitor, path, values)).json<Posted>();

export const postRaw = (visitor: Visitor, path: string, values: Readonly<Record<string, string>>) =>
  visitor.send({ method: 'POST', url: path, payload: { posted: new URLSearchParams(values).toString() } });

export const register = (visitor: Visitor, values: Person, lang = 'de') =>
  post(visitor, `/${lang}/api/customers/registrations/`, values);

/** All mails so far, the latest first. */
export const mailsOf = ({ db }: Pick<TestApp, 'db'>) => db.select().from(mails).orderBy(desc(mails.id));

/** Where mails lead to. */
export const pages: CustomerPages = {
  confirm: 'https://www.example.org/de/user/confirm',
  login: 'https://www.example.org/de/user/login',
  password: 'https://www.example.org/de/user/password',
  newPassword: 'https://www.example.org/de/user/new-password',
};

/** The token of the latest mail's link, and where that leads; empty where it has none. */
export async function mailedToken(site: Pick<TestApp, 'db'>) {
  const [mail] = await mailsOf(site);
  const [, page = '', token = ''] = /(https?:\S+)\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return { page, token };
}
export const lastToken = async (db: Database): Promise<string> => (await mailedToken({ db })).token;

/** Somebody who has registered, confirmed, and is logged in. */
export async function customer(site: TestApp, who: Person): Promise<Visitor> {
  const ida = somebody(site);
  await register(ida, who);
  const { token } = await mailedToken(site);
  const answer = await post(ida, '/de/api/customers/confirmations/', { token, password: who.password });
  if (!answer.done) throw new Error(`The account was not confirmed: ${JSON.stringify(answer)}`);
  return ida;
}
