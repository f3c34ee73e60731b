import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Asked } from './list-address';

/** A page of a kind's list. */
export interface RecordsView {
  readonly kind: RecordKind;
  readonly asked: Asked;
  readonly count: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly records: AnswerOf<'records'>['results'];
  /** Rights of this user to such records. */
  readonly may: { readonly create: boolean; readonly change: boolean; readonly remove: boolean };
  /** Filters of the list, by the fields that refer to other records. */
  readonly options: Readonly<Record<string, AnswerOf<'recordOptions'>>>;
}
