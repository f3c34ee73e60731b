import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '@vestibule/contracts';
import type { Schema } from 'yup';
import type { Problems } from '../../../engines/records/problems';
import { emptyPack, type Line, type Pack } from '../../../engines/records/pack';
import { didYouMean } from '../../../platform/texts/did-you-mean';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { adapt } from '../../../engines/records/adaptations';
import { schemaOf } from '../../../engines/records/record-schemas';
import { navigation, settings } from '../../../engines/records/schemas/documents';
import { readCsv } from '../../../engines/packs/read-csv';
import { readIcs } from '../../../engines/packs/read-ics';
import { readLines } from '../../../engines/packs/read-lines';
import { readMedia } from './read-media';
import type { PackRow } from '../../../engines/packs/row';
import { decode, notUtf8 } from '../../../engines/packs/utf8';
import { validate } from '../../../engines/records/check/validate';
import type { RecordOf } from '../../../engines/records/record-values';

/** The file that an export writes a kind to. */
export const fileOf = (kind: RecordKind): string => `${kind}.jsonl`;

/** The files of the folder that have records of a kind, each with its reader. */
function sourcesOf(
  dir: string,
  kind: RecordKind,
  names: readonly string[],
): { file: string; rows: AsyncIterable<PackRow> }[] {
  const csv = `${kind}.csv`;
  const calendars = kind === 'events' ? names.filter((name) => /\.ics$/i.test(name)).sort() : [];
  return [
    ...(names.includes(fileOf(kind)) ? [{ file: fileOf(kind), rows: readLines(join(dir, fileOf(kind))) }] : []),
    ...(names.includes(csv) ? [{ file: csv, rows: readCsv(join(dir, csv), recordOf(kind).fields) }] : []),
    ...calendars.map((file) => ({ file, rows: readIcs(join(dir, file)) })),
  ];
}

async function readKind<K extends RecordKind>(
  dir: string,
  kind: K,
  names: readonly string[],
  problems: Problems,
): Promise<Line<RecordOf<K>>[]> {
  const found: Line<RecordOf<K>>[] = [];
  for (const { file, rows } of sourcesOf(dir, kind, names)) {
    problems.begin(file);
    for await (const row of rows) {
      if ('error' in row) {
        problems.error({ file, line: row.line, field: row.field, message: row.error });
        continue;
      }
      const { value, warnings } = adapt(kind, row.value);
      const checked = validate(schemaOf(kind), value);
      if ('problems' in checked)
        for (const problem of checked.problems) problems.error({ file, line: row.line, ...problem });
      else {
        found.push({ file, line: row.line, value: checked.value });
        for (const one of checked.leftOut) problems.unknown({ file, line: row.line, ...one });
        for (const one of warnings) problems.warn({ file, line: row.line, ...one });
      }
    }
  }
  return found;
}

async function readDocument<T>(
  dir: string,
  file: string,
  schema: Schema<T>,
  names: readonly string[],
  problems: Problems,
): Promise<T | undefined> {
  if (!names.includes(file)) return undefined;
  problems.begin(file);
  let json: unknown;
  try {
    const { text, isSound } = decode(await readFile(join(dir, file)));
    json = JSON.parse(text);
    if (!isSound) {
      problems.error({ file, ...notUtf8(json) });
      return undefined;
    }
  } catch (error) {
    problems.error({ file, message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` });
    return undefined;
  }
  const checked = validate(schema, json);
  if ('value' in checked) {
    for (const one of checked.leftOut) problems.unknown({ file, ...one });
    return checked.value;
  }
  for (const problem of checked.problems) problems.error({ file, ...problem });
  return undefined;
}

/** Names of everything that a pack may hold, apart from calendars. */
const KNOWN_NAMES: readonly string[] = [
  ...RECORD_KINDS.flatMap((kind) => [fileOf(kind), `${kind}.csv`]),
  'settings.json',
  'navigation.json',
  'media',
];
/**
 * Endings of the format's own files: an unknown name with one of them is an error that would be overlooked. Others are
 * notes and the like.
 */
const RECORDS = /\.(jsonl?|csv|ndjson)$/i;

/** Reports a file or folder that is no part of the format: its records would go missing silently. */
function checkName(file: string, problems: Problems): void {
  if (KNOWN_NAMES.includes(file) || file.startsWith('.') || /\.ics$/i.test(file)) return;
  const meant = didYouMean(file, KNOWN_NAMES);
  const problem = { file, message: `is not a file of the format${meant}` };
  if (meant === '' && !RECORDS.test(file)) {
    problems.warn({ ...problem, message: `${problem.message}; left out` });
    return;
  }
  problems.begin(file);
  problems.error(problem);
}

/** Reads and checks every file of the folder. Throws only when there is no such folder. */
export async function readPack(dir: string, problems: Problems): Promise<Pack> {
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new SiteError('not_found', 404, `There is no folder ${dir}`);
  const names = await readdir(dir);
  for (const file of names.sort()) checkName(file, problems);
  const pack = emptyPack();
  const records: Partial<Record<RecordKind, unknown>> = pack.records;
  for (const kind of RECORD_KINDS) records[kind] = await readKind(dir, kind, names, problems);
  const [settingsDocument, navigationDocument] = [
    await readDocument(dir, 'settings.json', settings, names, problems),
    await readDocument(dir, 'navigation.json', navigation, names, problems),
  ];
  return {
    ...pack,
    ...(settingsDocument === undefined ? {} : { settings: settingsDocument }),
    ...(navigationDocument === undefined ? {} : { navigation: navigationDocument }),
    media: names.includes('media') ? await readMedia(join(dir, 'media'), problems) : pack.media,
  };
}
