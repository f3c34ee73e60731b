import type { Pack } from '../pack/read-pack';
import type { Problems } from '../problems';
import { dropBadLines } from './check-records';
import type { Known } from './known';

/**
 * Recordings that are none: an error of the record, as a link that promises a sound would lead to something else. One
 * that neither the pack nor the database has is a warning, as with pictures: the record is whole without.
 */
export function checkAudio({ records, media }: Pack, known: Known, problems: Problems): void {
  const audio = new Set([...known.audio, ...media.audio.map(({ file }) => file)]);
  const pictures = new Set([...known.media, ...media.pictures.map(({ file }) => file)]);
  for (const kind of ['productions', 'events'] as const) {
    for (const { file, line, value } of records[kind])
      for (const [index, sample] of (value.audio ?? []).entries()) {
        const field = `audio[${index}].file`;
        const refused = media.refused.get(sample.file) ?? (pictures.has(sample.file) ? 'is a picture' : undefined);
        if (refused !== undefined)
          problems.error({
            file,
            line,
            field,
            message: `${sample.file} ${refused}; give MP3, Ogg (Vorbis, Opus), M4A, WAV or FLAC of at most 50 MB`,
          });
        else if (!audio.has(sample.file))
          problems.warn({ file, line, field, message: `there is no recording ${sample.file} in media/` });
      }
    dropBadLines(records, kind, problems);
  }
}
