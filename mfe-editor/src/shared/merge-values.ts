import { LANGUAGES, type Language } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { asValues, isSame, orNothing, type FieldValues } from './editable';

/** A value that both sides have changed to another one since `before`. */
export interface Conflict {
  /** Name of the field; of a part of a group, after the group's and a dot. */
  readonly name: string;
  readonly field: Field;
  /** Language of a text. */
  readonly lang?: Language;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Values of records in three states; a field that is empty may be null or missing. */
interface States<T> {
  readonly before: T;
  readonly mine: T;
  readonly theirs: T;
}

const eachOf = <T>({ before, mine, theirs }: States<unknown>, read: (value: unknown) => T): States<T> => ({
  before: read(before),
  mine: read(mine),
  theirs: read(theirs),
});
const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/**
 * Merges two changes of the same record: each field, each part of a group and each language of a text is that of the
 * side that has changed it. Where both have, it is `mine`, and among the conflicts.
 *
 * @returns The merged values, which lack fields that are empty in all states, and the conflicts.
 */
export function mergeValues(fields: Fields, states: States<FieldValues>) {
  const conflicts: Conflict[] = [];
  const merged: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [value, found] = mergeField(
      name,
      field,
      eachOf(states, (values) => asValues(values)[name]),
    );
    if (value !== undefined) merged[name] = value;
    conflicts.push(...found);
  }
  return { values: merged, conflicts } as const;
}

function mergeField(name: string, field: Field, states: States<unknown>): readonly [unknown, readonly Conflict[]] {
  const { before, mine, theirs } = states;
  if (field.type === 'group') {
    const { values, conflicts } = mergeValues(field.of, eachOf(states, asValues));
    return [orNothing(values), conflicts.map((one) => ({ ...one, name: `${name}.${one.name}` }))];
  }
  if (isLocalised(field)) {
    const merged = LANGUAGES.map((lang) => {
      const [value, found] = mergeOne(
        { name, field, lang },
        eachOf(states, (texts) => asValues(texts)[lang]),
      );
      return { lang, value, found };
    });
    const texts = merged.flatMap(({ lang, value }) => (orNull(value) === null ? [] : [[lang, value] as const]));
    return [orNothing(Object.fromEntries(texts)), merged.flatMap(({ found }) => found)];
  }
  return mergeOne({ name, field }, { before, mine, theirs });
}

function mergeOne(
  of: Pick<Conflict, 'name' | 'field' | 'lang'>,
  { before, mine, theirs }: States<unknown>,
): readonly [unknown, readonly Conflict[]] {
  const [was, own, other] = [before, mine, theirs].map(orNull);
  if (isSame(own, was)) return [theirs, []];
  if (isSame(other, was) || isSame(other, own)) return [mine, []];
  return [mine, [{ ...of, mine, theirs }]];
}
