import { namesOf, type Field, type Fields, type LineField } from '@vestibule/contracts/fields/field';
import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import { givenOf } from '../../forms/given-text';
import type { FieldValues } from '../../shared/editable';
import { textIn } from '../../shared/text-in';

/** Letters and digits that nobody takes for one another; 8 of 31 make 8 × 10¹¹ codes. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const randomCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(CODE_LENGTH)), (number) => SIGNS[number % SIGNS.length]).join('');

/** Values that the form of a new record begins with because nobody should have to invent them. */
export const inventedValues = (fields: Fields): FieldValues =>
  Object.fromEntries(
    namesOf(fields, (field) => field.type === 'line' && field.given === 'code').map((name) => [name, randomCode()]),
  );

/** Whether the server gives a new record the value where the form sends none. */
export const isGivenByServer = (field: Field): field is LineField & { readonly given: { readonly from: string } } =>
  field.type === 'line' && typeof field.given === 'object' && field.given.unique === true;

/** The values of a new record without those that the server gives, but for one that a person has chosen. */
export function withoutGiven(fields: Fields, values: FieldValues): FieldValues {
  const isChosen = ([name, value]: readonly [string, unknown]): boolean => {
    const field = fields[name];
    if (field === undefined || !isGivenByServer(field)) return true;
    return value !== givenOf(field, textIn(values[field.given.from], DEFAULT_LANGUAGE));
  };
  return Object.fromEntries(Object.entries(values).filter(isChosen));
}
