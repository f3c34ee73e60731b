import type { FieldValues } from '../../shared/editable';

/** Initial values of a form. */
export interface SavedValues {
  /** Undefined for a new record. */
  readonly version?: string;
  readonly values: FieldValues;
  /** Initial values of a new one, from the record that it copies. */
  readonly copied?: FieldValues;
}
