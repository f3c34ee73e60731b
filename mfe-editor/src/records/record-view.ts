import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { FieldValues } from '../session/editable';

/** A record, or one that is about to be created: without id and version. */
export interface RecordView {
  readonly kind: RecordKind;
  readonly id?: number;
  readonly version?: string;
  readonly values: FieldValues;
}

/** What a record is called, in the first language that it has a text in. */
export function titleOf(values: FieldValues): string {
  const named = values['title'] ?? values['headline'] ?? values['name'] ?? values['old_path'];
  if (typeof named === 'string' && named !== '') return named;
  const texts = typeof named === 'object' && named !== null ? Object.values(named) : [];
  const text: unknown = texts.find(Boolean) ?? values['name'] ?? values['key'];
  return typeof text === 'string' ? text : '';
}
