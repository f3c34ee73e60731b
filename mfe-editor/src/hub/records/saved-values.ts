import type { FieldValues } from '../../shared/editable';

/** What a form begins with. */
export interface SavedValues {
  /** None of what is about to be created. */
  readonly version?: string;
  readonly values: FieldValues;
  /** What a new one begins with, of the record that it copies. */
  readonly copied?: FieldValues;
}
