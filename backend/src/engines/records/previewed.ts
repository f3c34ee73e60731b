import { notFound, type Language } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/db/database';
import { rolledBack } from '../../platform/db/rolled-back';
import type { Deps } from '../../platform/server/deps';
import { personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { isPreviewToken } from './publishing/preview-token';
import { findRecord } from './repository/find';
import { lockRecords } from './repository/lock';
import { writePublic } from './repository/write-public';

interface RecordCall {
  readonly lang: Language;
  readonly params: Readonly<Record<string, string>>;
  readonly query: { readonly [PREVIEW_PARAMETER]: string };
  readonly reply: FastifyReply;
}

/**
 * Reads a record for its page. With the token of a preview it is read as its publication would show it: it is published
 * in a transaction that is rolled back. Throws `not_found`, also for a preview that has ended.
 *
 * @param read Returns undefined where there is no such record.
 */
export async function previewed<T>(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  kind: RecordKind,
  { lang, params, query: { [PREVIEW_PARAMETER]: token }, reply }: RecordCall,
  read: (db: Database, id: number, isPreview: boolean) => Promise<T | undefined>,
): Promise<T> {
  const id = parseId(params['id']);
  if (id === undefined) throw notFound();
  if (token === '') return read(db, id, false).then(orNotFound);
  personal(reply);
  if (!isPreviewToken(secret, token, { subject: `${kind} ${id}`, lang }, now()))
    throw notFound('This preview has ended');
  return rolledBack(db, async (tx) => {
    await lockRecords(tx);
    const record = await findRecord(tx, kind, id);
    await writePublic(tx, kind, record, record.latest, { authorId: null, now: now() });
    return read(tx, id, true).then(orNotFound);
  });
}

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
