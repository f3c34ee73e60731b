import { recordOf, type RecordKind } from '../records/kinds';
import { kindRight } from './names';
import { hasRight, type Right, type Rights } from './rights';

export type RecordAction = 'read' | 'create' | 'change' | 'remove';

/** Whether someone with these rights may do this with records of the kind. */
export function mayDo(rights: Rights, action: RecordAction, kind: RecordKind): boolean {
  switch (action) {
    case 'read':
      return hasRight(rights, 'hub');
    case 'create':
      return mayDo(rights, 'change', kind) && hasRight(rights, kindRight('edit', kind)) && mayHide(rights, kind);
    case 'change':
      return rightsToChange(kind).some((right) => hasRight(rights, right));
    case 'remove':
      return hasRight(rights, kindRight('delete', kind));
  }
}

/** Records that are never hidden are made by those alone who may publish them. */
const mayHide = (rights: Rights, kind: RecordKind): boolean =>
  recordOf(kind).hiddenBy !== undefined || hasRight(rights, kindRight('publish', kind));

/** Each is enough to change something of a record. */
const rightsToChange = (kind: RecordKind): readonly Right[] => [
  kindRight('edit', kind),
  ...Object.values(recordOf(kind).rights).filter((right) => right !== undefined),
];

/**
 * The right that a change of a field takes: one of its own, or to publish the kind where visitors see the record, or to
 * edit it. Undefined for a key, which is given with the record and never changes.
 */
export function rightOfField(kind: RecordKind, name: string, isSeen: boolean): Right | undefined {
  if (name === 'key') return undefined;
  return recordOf(kind).rights[name] ?? kindRight(isSeen ? 'publish' : 'edit', kind);
}

export interface LockedField {
  readonly name: string;
  /** The missing right. */
  readonly right: Right;
}

/** Fields of a record that these rights do not let change while visitors see it, or while they do not. */
export const lockedFields = (rights: Rights, kind: RecordKind, isSeen: boolean): readonly LockedField[] =>
  Object.keys(recordOf(kind).fields).flatMap((name) => {
    // Showing a hidden record always needs the right of a visible one.
    const right = rightOfField(kind, name, isSeen || name === recordOf(kind).hiddenBy);
    return right === undefined || hasRight(rights, right) ? [] : [{ name, right }];
  });
