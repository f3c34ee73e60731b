import { RECORD_KINDS, recordOf } from '@vestibule/contracts/records/kinds';
import { fileKindOf, type FileKind } from '@vestibule/contracts/schemas/media';
import { fieldValues } from '../../fields/walk';
import type { Pack } from '../pack';
import type { Problems } from '../problems';
import { dropBadLines, linesOf } from './check-records';
import type { Known } from './known';

const FORMATS: Readonly<Record<FileKind, string>> = {
  audio: 'MP3, Ogg (Vorbis, Opus), M4A, WAV or FLAC of at most 50 MB',
  video: 'MP4 or WebM of at most 200 MB',
  captions: 'WebVTT of at most 1 MB',
  document: 'PDF of at most 50 MB',
};
const NAMES: Readonly<Record<FileKind, string>> = {
  audio: 'recording',
  video: 'film',
  captions: 'file of captions',
  document: 'document',
};

/**
 * Files that records name. A picture or other file that neither the pack nor the database has is a warning, as the
 * record is whole without. One that is of another kind is an error of the record: a link that promises a
 * sound would lead to something else.
 */
export function checkFiles({ records, media }: Pack, known: Known, problems: Problems): void {
  const files = new Map([...known.files, ...media.files.map(({ file, type }) => [file, type] as const)]);
  const pictures = new Set([...known.media, ...media.pictures.map(({ file }) => file)]);
  const isOther = (name: string): string | undefined => {
    const type = files.get(name);
    return media.refused.get(name) ?? (pictures.has(name) ? 'is a picture' : type && `is a ${NAMES[fileKindOf(type)]}`);
  };
  for (const kind of RECORD_KINDS) {
    for (const { file, line, value } of linesOf(records, kind))
      for (const { path, field, value: name } of fieldValues(recordOf(kind).fields, value)) {
        if (typeof name !== 'string' || name === '') continue;
        const about = { file, line, field: path };
        if (field.type === 'picture' && !pictures.has(name))
          problems.warn({ ...about, message: `there is no picture ${name} in media/` });
        if (field.type !== 'file') continue;
        const type = files.get(name);
        if (type !== undefined && fileKindOf(type) === field.of) continue;
        const refused = isOther(name);
        if (refused === undefined)
          problems.warn({ ...about, message: `there is no ${NAMES[field.of]} ${name} in media/` });
        else
          problems.error({
            ...about,
            message: `${name} ${refused}; give ${FORMATS[field.of]}`,
          });
      }
    dropBadLines(records, kind, problems);
  }
}
