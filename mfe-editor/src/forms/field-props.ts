import type { Language } from '@vestibule/contracts';
import type { Field } from '@vestibule/contracts/fields/field';

/** Props of every control of a field. */
export interface FieldProps<F extends Field = Field> {
  /** Where its value is in the form, e.g. `items[1].headline`. */
  readonly path: string;
  /** Name of the field in the definition. */
  readonly name: string;
  /** The model whose field it is. */
  readonly owner: string;
  readonly field: F;
  /** Whether it is the first of its form, which takes the focus. */
  readonly isFirst?: boolean;
  /** Of a record: the language whose texts are edited, of those that it has all. A module's response has one alone. */
  readonly textsOf?: Language;
  /** Language of the texts, for spelling and reading aloud. */
  readonly contentLanguage: string;
}

/** Path of another field of the same part. */
export const beside = (path: string, name: string): string => path.replace(/[^.]+$/, name);
