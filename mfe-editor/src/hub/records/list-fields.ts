import { isRequired, namesOf, type Field } from '@vestibule/contracts/fields/field';
import { targetOf } from '@vestibule/contracts/fields/reference-targets';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';

/** Columns beside the title where none are chosen; more do not fit side by side on every screen. */
const MOST_COLUMNS = 5;
/** Number of columns beside the names of a tree, which leave room for its actions. */
const MOST_OF_TREE = 1;
const SHORT: readonly Field['type'][] = ['line', 'number', 'choice', 'flag', 'day', 'time', 'reference'];
const UNSORTED: readonly Field['type'][] = ['list', 'group', 'references', 'reference', 'columns', 'modules'];

/** The field that a record is called by (docs/behaviour/editing.md#lists-of-records). */
export const titleField = ({ fields, identity }: RecordDefinition): string =>
  ['title', 'headline', 'name'].find((name) => name in fields) ?? identity[0] ?? '';

/** Columns that a list can show beside the title: those with short values. */
export const possibleColumns = (definition: RecordDefinition): readonly string[] =>
  namesOf(definition.fields, ({ type }) => SHORT.includes(type)).filter((name) => name !== titleField(definition));

/** Default columns beside the title: identity, required fields, days, and yes or no. */
export function listColumns(definition: RecordDefinition): readonly string[] {
  const { fields, identity } = definition;
  const most = parentField(definition) === undefined ? MOST_COLUMNS : MOST_OF_TREE;
  const found = [
    ...identity,
    ...namesOf(fields, (field) => field.type === 'line' && isRequired(field)),
    ...namesOf(fields, ({ type }) => type === 'day'),
    ...namesOf(fields, ({ type }) => type === 'flag'),
  ];
  return [...new Set(found)].filter((name) => name !== titleField(definition)).slice(0, most);
}

export const isSortable = (field: Field | undefined): boolean => field !== undefined && !UNSORTED.includes(field.type);

/** The field by which records of the kind are below one another; undefined of most kinds. */
export const parentField = ({ kind, fields }: RecordDefinition): string | undefined =>
  Object.entries(fields).find(([, field]) => field.type === 'reference' && targetOf(field.to).kind === kind)?.[0];

/** The fields that a list is narrowed by. */
export const filterNames = ({ fields }: RecordDefinition): readonly string[] =>
  namesOf(fields, ({ type }) => type === 'choice' || type === 'flag' || type === 'reference');
