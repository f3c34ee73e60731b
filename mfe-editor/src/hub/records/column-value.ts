import { formatDate, formatTime } from '@vestibule/contracts/dates';
import type { Field } from '@vestibule/contracts/fields/field';
import type { Language } from '@vestibule/contracts/languages';
import { textIn } from '../../shared/text-in';

type Translate = (key: string, options: { defaultValue: string }) => string;
const ISO = /^\d{4}-\d\d-\d\d(?:T(\d\d:\d\d)[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** The name of a choice's value for editors. */
export const choiceName = (name: string, value: string, t: Translate): string =>
  t(`choice.${name}.${value || 'none'}`, { defaultValue: value || '–' });

/** Yes or no, for editors. */
export const flagName = (isSet: boolean, t: Translate): string =>
  t(isSet ? 'records.yes' : 'records.no', { defaultValue: '' });

/** A value as a cell says it; days and times as one writes them in the language. */
export function columnValue(name: string, field: Field | undefined, value: unknown, lang: Language, t: Translate) {
  if (field?.type === 'flag') return flagName((value ?? field.default) === true, t);
  if (field?.type === 'choice' && typeof value === 'string') return choiceName(name, value, t);
  if (typeof value === 'number') return String(value);
  const text = textIn(value, lang);
  const found = ISO.exec(text);
  if (found === null) return text;
  return found[1] === undefined ? formatDate(text, lang) : `${formatDate(text, lang)}, ${formatTime(text, lang)}`;
}
