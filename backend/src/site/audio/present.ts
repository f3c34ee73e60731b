import type { AudioSample, Language } from '@vestibule/contracts';
import { AUDIO_TYPES, type AudioType } from '@vestibule/contracts/schemas/audio';
import { inArray } from 'drizzle-orm';
import type { Sample } from '../../platform/db/columns';
import type { Database } from '../../platform/db/database';
import { audioFiles } from '../../platform/db/schema';
import { contentLanguage, pick } from '../../platform/texts/localise';

/** Part of the hash in a recording's address, as with pictures. */
const ID_LENGTH = 16;
const EXTENSIONS = new Map<AudioType, string>(
  Object.entries(AUDIO_TYPES).map(([extension, type]) => [type, extension]),
);

/**
 * The recordings of a record, in its order; one whose file was not imported is left out. Titles fall back on their own.
 */
export async function loadAudio(db: Database, samples: readonly Sample[], asked: Language): Promise<AudioSample[]> {
  if (samples.length === 0) return [];
  const files = samples.map(({ file }) => file);
  const rows = new Map(
    (await db.select().from(audioFiles).where(inArray(audioFiles.file, files))).map((row) => [row.file, row]),
  );
  return samples.flatMap(({ file, title }) => {
    const row = rows.get(file);
    if (row === undefined) return [];
    const lang = contentLanguage(asked, title);
    return [{ title: pick(title, lang), lang, url: audioUrl(row), type: row.type }];
  });
}

/** Public address of a recording: it carries the content's hash, so it never changes its content. */
export const audioUrl = ({ hash, type }: Pick<typeof audioFiles.$inferSelect, 'hash' | 'type'>): string =>
  `/media/audio/${hash.slice(0, ID_LENGTH)}.${EXTENSIONS.get(type) ?? ''}`;
