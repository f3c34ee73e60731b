import type { AudioSample, Language } from '@vestibule/contracts';
import { type AudioType, typesOf } from '@vestibule/contracts/schemas/media';
import { and, inArray } from 'drizzle-orm';
import type { Sample } from '../../../platform/db/columns';
import type { Database } from '../../../platform/db/database';
import { mediaFiles } from '../tables';
import { fileUrl } from './present-files';
import { contentLanguage, pick } from '../../../platform/texts/localise';

/**
 * The recordings of a record, in its order; one whose file was not imported is left out. Titles fall back on their own.
 */
export async function loadAudio(db: Database, samples: readonly Sample[], asked: Language): Promise<AudioSample[]> {
  if (samples.length === 0) return [];
  const files = samples.map(({ file }) => file);
  const rows = new Map(
    (
      await db
        .select()
        .from(mediaFiles)
        .where(and(inArray(mediaFiles.file, files), inArray(mediaFiles.type, [...typesOf('audio')])))
    ).map((row) => [row.file, row]),
  );
  return samples.flatMap(({ file, title }) => {
    const row = rows.get(file);
    if (row === undefined) return [];
    const lang = contentLanguage(asked, title);
    return [{ title: pick(title, lang), lang, url: fileUrl(row), type: row.type as AudioType }];
  });
}
