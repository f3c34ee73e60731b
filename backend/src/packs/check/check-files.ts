import { RECORD_KINDS, recordOf } from '@vestibule/contracts/records/kinds';
import { fieldValues } from '../../fields/walk';
import type { Pack } from '../read/read-pack';
import type { Problems } from '../problems';
import { dropBadLines, linesOf } from './check-records';
import type { Known } from './known';

/**
 * Files that records name. A picture or recording that neither the pack nor the database has is a warning, as the
 * record is whole without. A recording that is none is an error of the record: a link that promises a sound would lead
 * to something else.
 */
export function checkFiles({ records, media }: Pack, known: Known, problems: Problems): void {
  const audio = new Set([...known.audio, ...media.audio.map(({ file }) => file)]);
  const pictures = new Set([...known.media, ...media.pictures.map(({ file }) => file)]);
  const noSound = (name: string) => media.refused.get(name) ?? (pictures.has(name) ? 'is a picture' : undefined);
  for (const kind of RECORD_KINDS) {
    for (const { file, line, value } of linesOf(records, kind))
      for (const { path, field, value: name } of fieldValues(recordOf(kind).fields, value)) {
        if (typeof name !== 'string' || name === '') continue;
        const about = { file, line, field: path };
        if (field.type === 'picture' && !pictures.has(name))
          problems.warn({ ...about, message: `there is no picture ${name} in media/` });
        if (field.type !== 'sound' || audio.has(name)) continue;
        const refused = noSound(name);
        if (refused === undefined) problems.warn({ ...about, message: `there is no recording ${name} in media/` });
        else
          problems.error({
            ...about,
            message: `${name} ${refused}; give MP3, Ogg (Vorbis, Opus), M4A, WAV or FLAC of at most 50 MB`,
          });
      }
    dropBadLines(records, kind, problems);
  }
}
