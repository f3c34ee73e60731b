import { isPlainObject } from '@vestibule/contracts/plain-object';
import { eq } from 'drizzle-orm';
import { wasInserted, type Count } from './batches';
import type { Database } from './database';
import { lockUntilCommit } from './lock';
import { documents } from './tables';

export type Json = Readonly<Record<string, unknown>>;

/** Documents with the site's texts for every page. */
export type DocumentName = 'settings' | 'navigation';

/** `settings` or `navigation` in the form of packs; empty when there is none. */
export async function loadDocument(db: Database, name: DocumentName): Promise<Json> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.name, name));
  return asObject(row?.value);
}

/** Replaces the document; within a transaction no other one writes it until it ends. */
export async function storeDocument(db: Database, name: DocumentName, value: unknown): Promise<Count> {
  await lockUntilCommit(db, 'documents');
  const [row] = await db
    .insert(documents)
    .values({ name, value })
    .onConflictDoUpdate({ target: documents.name, set: { value } })
    .returning({ created: wasInserted });
  return row?.created ? { created: 1, updated: 0 } : { created: 0, updated: 1 };
}

/** The parts of a JSON document whose shape was checked when it was imported, or not at all. */
export const asObject = (value: unknown): Json => (isPlainObject(value) ? value : {});
export const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(asObject) : []);
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
