import { SiteError } from '@vestibule/contracts';
import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { media, rooms, terms } from '../db/schema';
import { asText, type Json } from '../house/documents';
import { fieldValues } from './walk';

/** Refuses values that name a picture or another record which does not exist. Throws `validation`. */
export async function checkReferences(db: Database, fields: Fields, values: Json): Promise<void> {
  for (const { path, field, value } of fieldValues(fields, values))
    if (await isMissing(db, field, value))
      throw new SiteError('validation', 400, `${path} does not exist`, { field: path });
}

async function isMissing(db: Database, field: Field, value: unknown): Promise<boolean> {
  if (value === undefined || value === null || value === '') return false;
  if (field.type === 'picture') {
    const found = await db
      .select({ id: media.id })
      .from(media)
      .where(eq(media.file, asText(value)));
    return found.length === 0;
  }
  if (field.type !== 'reference') return false;
  switch (field.to) {
    case 'room':
      return (
        (
          await db
            .select({ id: rooms.id })
            .from(rooms)
            .where(eq(rooms.id, Number(value)))
        ).length === 0
      );
    case 'tag':
      return !(await hasTerm(db, and(eq(terms.kind, 'tag'), eq(terms.id, Number(value)))));
    case 'type':
      return !(await hasTerm(db, and(eq(terms.kind, 'type'), eq(terms.slug, asText(value)))));
  }
}

const hasTerm = async (db: Database, where: ReturnType<typeof and>) =>
  (await db.select({ id: terms.id }).from(terms).where(where)).length > 0;
