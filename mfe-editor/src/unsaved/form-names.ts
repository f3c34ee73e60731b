import type { RecordKind } from '@vestibule/contracts/records/kinds';

/** Names of the forms of the hub whose unsaved input is stored. */
export const SETTINGS_FORM = 'settings';
export const NAVIGATION_FORM = 'navigation';

/** That of a role by its key; `new` for a new one. */
export const roleForm = (key: string): string => `roles.${key}`;

/** The inverse; undefined for a name of another form. */
export const roleOfForm = (form: string): string | undefined => /^roles\.([\w-]+)$/.exec(form)?.[1];

/** That of a new comment on a record. */
export const commentForm = (kind: RecordKind, id: number): string => `comments.${kind}.${id}`;

/** That of a record; a new one has another name for each record that it is made from, by id. */
export const recordForm = (kind: RecordKind, id: number | undefined, origin = ''): string =>
  `records.${kind}.${id ?? 'new'}${origin === '' ? '' : `-${origin}`}`;

/** The inverse of both, as texts; undefined for a name of another form. */
export function partsOfRecordForm(form: string) {
  const [, kind, id, origin] = /^(?:records|comments)\.(\w+)\.(new|\d+)(?:-(\d+))?$/.exec(form) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind, id, origin };
}
