import type { Kind } from '../schemas/index';
import type { PackRecords } from '../pack/read-pack';
import type { Problems } from '../problems';
import type { Known } from './known';

const NAMED = ['venues', 'rooms', 'series'] as const;

/** Takes the lines out that have problems by now, so that what refers to them is found to be wrong as well. */
export function dropBadLines(records: PackRecords, kind: Kind, problems: Problems): void {
  const list: { file: string; line: number }[] = records[kind];
  const good = list.filter(({ file, line }) => !problems.isBad(file, line));
  if (good.length < list.length) list.splice(0, list.length, ...good);
}

/** Two lines that mean the same record. */
export function checkDuplicates(records: PackRecords, problems: Problems): void {
  const check = (kind: Kind, field: string, lines: readonly { file: string; line: number; id: string }[]) => {
    const first = new Map<string, { file: string; line: number }>();
    for (const { file, line, id } of lines) {
      const before = first.get(id);
      if (before === undefined) first.set(id, { file, line });
      else
        problems.error({
          file,
          line,
          field,
          message: `is the same as in line ${before.line}${before.file === file ? '' : ` of ${before.file}`}`,
        });
    }
    dropBadLines(records, kind, problems);
  };
  for (const kind of [
    'venues',
    'rooms',
    'series',
    'persons',
    'productions',
    'events',
    'articles',
    'teasers',
    'pages',
    'forms',
  ] as const)
    check(
      kind,
      'key',
      records[kind].map(({ file, line, value }) => ({ file, line, id: value.key })),
    );
  for (const kind of NAMED)
    check(
      kind,
      'name',
      records[kind].map(({ file, line, value }) => ({ file, line, id: value.name })),
    );
  check(
    'terms',
    'name',
    records.terms.map(({ file, line, value }) => ({ file, line, id: `${value.kind} ${value.name}` })),
  );
  check(
    'redirects',
    'old_path',
    records.redirects.map(({ file, line, value }) => ({ file, line, id: value.old_path })),
  );
}

/** A name that another record of the database has, while this key names a record of its own. */
export function checkNames(records: PackRecords, known: Known, problems: Problems): void {
  for (const kind of NAMED) {
    const keys = new Set(known[kind].values());
    for (const { file, line, value } of records[kind]) {
      const owner = known[kind].get(value.name);
      if (owner !== undefined && owner !== value.key && keys.has(value.key))
        problems.error({ file, line, field: 'name', message: `is taken by the record with key ${owner}` });
    }
    dropBadLines(records, kind, problems);
  }
}

/** Keys of persons that neither the pack nor the database has. */
export function checkPersons(records: PackRecords, known: Known, problems: Problems): void {
  const persons = new Set([...known.persons, ...records.persons.map(({ value }) => value.key)]);
  for (const kind of ['productions', 'events'] as const) {
    for (const { file, line, value } of records[kind]) {
      const missing = (value.persons ?? []).flatMap((key, index) => (persons.has(key) ? [] : [{ key, index }]));
      const [first, second] = missing;
      if (first && second)
        problems.error({
          file,
          line,
          field: 'persons',
          message: `there are no persons with keys ${missing.map(({ key }) => key).join(', ')}`,
        });
      else if (first)
        problems.error({
          file,
          line,
          field: `persons[${first.index}]`,
          message: `there is no person with key ${first.key}`,
        });
    }
    dropBadLines(records, kind, problems);
  }
}

/** Pictures that neither the pack nor the database has: a warning, as the record is whole without. */
export function checkImages(records: PackRecords, files: ReadonlySet<string>, problems: Problems): void {
  for (const kind of ['venues', 'series', 'persons', 'productions', 'events', 'articles', 'teasers'] as const)
    for (const { file, line, value } of records[kind])
      if (value.image && !files.has(value.image))
        problems.warn({ file, line, field: 'image', message: `there is no picture ${value.image} in media/` });
}
