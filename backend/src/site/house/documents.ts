import { isPlainObject } from '@vestibule/contracts/plain-object';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { documents } from '../../platform/db/schema';

export type Json = Readonly<Record<string, unknown>>;

/** `settings` or `navigation` as imported; empty when there is none. */
export async function loadDocument(db: Database, name: 'settings' | 'navigation'): Promise<Json> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.name, name));
  return asObject(row?.value);
}

/** The parts of a JSON document whose shape was checked when it was imported, or not at all. */
export const asObject = (value: unknown): Json => (isPlainObject(value) ? value : {});
export const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(asObject) : []);
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
