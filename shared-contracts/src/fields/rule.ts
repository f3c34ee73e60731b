/** The values of a record or of a list's part, by the names of their fields. */
type Values = Readonly<Record<string, unknown>>;

/** A condition between the values of a record, or of a list's part. */
export interface Rule {
  /** The field that the message is about; the record or part itself without. */
  readonly field?: string;
  /** What is wrong with the values, where that is not the same for all. */
  readonly message: string | ((values: Values) => string);
  readonly holds: (values: Values) => boolean;
}
