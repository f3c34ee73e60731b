import { FOOTER_ENTRY, MENU_ENTRY } from '@vestibule/contracts/house/navigation';
import type { Fields } from '@vestibule/contracts/fields/field';
import { emptyValues } from '../../forms/list-items';
import { asItems, formValues, recordValues } from '../records/record-values';
import type { FieldValues } from '../../shared/editable';

/** Levels of the menu that its header has a place for. */
export const MENU_LEVELS = 3;

/** An entry of a tree as its form edits it, with the values of its fields. */
export interface Entry extends FieldValues {
  /** Of this form alone: it stays when the entry is moved. */
  readonly id: number;
  readonly children: readonly Entry[];
}

export interface TreeKind {
  readonly name: 'menu' | 'footer';
  readonly fields: Fields;
  /** Name of the field with the entry's title. */
  readonly title: string;
  readonly levels: number;
}
export const TREES: readonly TreeKind[] = [
  { name: 'menu', fields: MENU_ENTRY, title: 'menu_name', levels: MENU_LEVELS },
  { name: 'footer', fields: FOOTER_ENTRY, title: 'title', levels: 1 },
];

let last = 0;
const nextId = () => (last += 1);

/** The entries of a document. */
export const entriesOf = (fields: Fields, given: unknown): readonly Entry[] =>
  asItems(given).map((item) => ({
    ...formValues(fields, item),
    id: nextId(),
    children: entriesOf(fields, item['children']),
  }));

export const emptyEntry = (fields: Fields): Entry => ({ ...emptyValues(fields, true), id: nextId(), children: [] });

/** The inverse: the entries as a document stores them. */
export const documentOf = (
  { fields, levels }: Pick<TreeKind, 'fields' | 'levels'>,
  entries: readonly Entry[],
): unknown =>
  entries.map((entry) => ({
    ...recordValues(fields, entry),
    ...(levels > 1 || entry.children.length > 0
      ? { children: documentOf({ fields, levels: levels - 1 }, entry.children) }
      : {}),
  }));
