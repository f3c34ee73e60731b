import { SiteError } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { isSlug, targetOf, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { typesOf, type FileKind } from '@vestibule/contracts/schemas/media';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { media, mediaFiles } from '../../media/tables';
import { terms } from '../tables';
import { asText, type Json } from '../../../platform/db/documents';
import { TARGET_TABLES } from '../target-tables';
import { fieldValues } from '../../fields/walk';

/** Refuses values that name a picture, another file or a record which does not exist. Throws `validation`. */
export async function checkFieldReferences(db: Database, fields: Fields, values: Json): Promise<void> {
  for (const { path, field, value } of fieldValues(fields, values)) {
    const given = (Array.isArray(value) ? value : [value]) as readonly unknown[];
    // Anything else was refused by the field's own rules.
    const named = given.filter((one) => (typeof one === 'string' && one !== '') || typeof one === 'number');
    for (const one of named) {
      if (field.type === 'picture' && !(await exists(db, media, eq(media.file, asText(one))))) throw missing(path);
      if (field.type === 'file' && !(await isFile(db, field.of, asText(one)))) throw missing(path);
      const isReference = field.type === 'reference' || field.type === 'references';
      if (isReference && !(await isThere(db, field.to, one))) throw missing(path);
    }
  }
}

const missing = (path: string) => new SiteError('validation', 400, `${path} does not exist`, { field: path });

function isThere(db: Database, target: ReferenceTarget, value: unknown): Promise<boolean> {
  const { term } = targetOf(target);
  if (term !== undefined)
    return exists(
      db,
      terms,
      and(eq(terms.kind, term), isSlug(target) ? eq(terms.slug, asText(value)) : eq(terms.id, Number(value))),
    );
  const table = TARGET_TABLES[target];
  return exists(db, table, eq(table.id, Number(value)));
}

const isFile = (db: Database, kind: FileKind, name: string) =>
  exists(db, mediaFiles, and(eq(mediaFiles.file, name), inArray(mediaFiles.type, [...typesOf(kind)])));

const exists = async (db: Database, table: PgTable, where: SQL | undefined): Promise<boolean> =>
  (await db.select().from(table).where(where).limit(1)).length > 0;
