import { SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { media, rooms, terms } from '../db/schema';
import type { Json } from '../house/documents';

/** Refuses fields that name a picture, tag or room which is not there. Throws `validation`. */
export async function checkReferences(db: Database, fields: Json): Promise<void> {
  const { image, tag, room } = fields;
  if (
    typeof image === 'string' &&
    image !== '' &&
    (await isMissing(db.select({ id: media.id }).from(media).where(eq(media.file, image))))
  )
    throw missing('image');
  if (
    typeof tag === 'number' &&
    (await isMissing(
      db
        .select({ id: terms.id })
        .from(terms)
        .where(and(eq(terms.id, tag), eq(terms.kind, 'tag'))),
    ))
  )
    throw missing('tag');
  if (typeof room === 'number' && (await isMissing(db.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, room)))))
    throw missing('room');
}

const isMissing = async (query: PromiseLike<readonly unknown[]>) => (await query).length === 0;
const missing = (field: string) => new SiteError('validation', 400, `${field} does not exist`, { field });
