import { key, type Fields } from '../fields/field';
import type { FieldGroup, FieldGroups } from '../fields/groups';
import type { Rule } from '../fields/rule';

/**
 * The right of its own that a change of a field takes, by its effect, whether visitors see the record or not: `prices`
 * where it decides about money and places, `entries` where it decides who gets the entries of visitors.
 */
export type FieldRight = 'prices' | 'entries';

/** Everything that the site knows of a kind of record; its table and queries are in `backend/src/engines/records`. */
export interface RecordDefinition<K extends string = string, Fs extends Fields = Fields> {
  /** Its name in packs and addresses. */
  readonly kind: K;
  /** In the order of a form without groups. The title is `name`, or the first that differs by language. */
  readonly fields: Fs;
  /** Headings of the editor's form, with the names of the fields below each; a short form has none. */
  readonly groups: FieldGroups;
  /** Names of the fields that identify its records. */
  readonly identity: readonly string[];
  /** Whether packs refer to it by its `name`, which is unique. */
  readonly hasUniqueName: boolean;
  /** Other fields that no two of its records share. */
  readonly unique: readonly string[];
  /** Conditions between its fields. */
  readonly rules: readonly Rule[];
  /** Fields with a right of their own; a change of the others takes the right to edit or to publish the kind. */
  readonly rights: Readonly<Partial<Record<string, FieldRight>>>;
  /**
   * The flag without which visitors see nothing of a record. Packs need not give it, as they describe a finished site;
   * a record that an editor creates is hidden unless the flag is given.
   */
  readonly hiddenBy: string | undefined;
}

type GroupsOf<Fs extends Fields> = Readonly<Partial<Record<FieldGroup, readonly (keyof Fs & string)[]>>>;

interface Definition<K extends string, Fs extends Fields> {
  readonly kind: K;
  readonly fields: Fs;
  readonly groups?: GroupsOf<Fs>;
  readonly hasUniqueName?: boolean;
  readonly unique?: readonly (keyof Fs & string)[];
  readonly rules?: readonly Rule[];
  readonly rights?: Readonly<Partial<Record<keyof Fs & string, FieldRight>>>;
  readonly hiddenBy?: keyof Fs & string;
}

/** The field whose text the key of a new record is made of. */
const nameIn = (fields: Fields): string => ['name', 'title', 'headline'].find((name) => name in fields) ?? '';

/** A kind whose records have a `key`: their own id in the system they come from, which never changes. */
export const defineRecord = <const K extends string, const Fs extends Fields>({
  hasUniqueName = false,
  unique = [],
  rules = [],
  rights,
  hiddenBy,
  groups = {},
  ...definition
}: Definition<K, Fs>) => ({
  ...definition,
  fields: { key: key({ from: nameIn(definition.fields), unique: true }), ...definition.fields },
  groups: { ...groups, advanced: ['key', ...(groups.advanced ?? [])] } as FieldGroups,
  identity: ['key'] as readonly string[],
  hasUniqueName,
  unique: unique as readonly string[],
  rules,
  rights: (rights ?? {}) as RecordDefinition['rights'],
  hiddenBy: hiddenBy,
});

/** A kind whose records are distinguished by fields of their own. */
export const defineKeylessRecord = <const K extends string, const Fs extends Fields>(
  definition: Omit<Definition<K, Fs>, 'hasUniqueName'> & { readonly identity: readonly (keyof Fs & string)[] },
) => ({
  rules: [] as readonly Rule[],
  hasUniqueName: false,
  unique: [] as readonly string[],
  groups: {} as FieldGroups,
  ...definition,
  rights: (definition.rights ?? {}) as RecordDefinition['rights'],
  hiddenBy: definition.hiddenBy,
});
