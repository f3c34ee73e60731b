import type { LinkedKind } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';

/** The kind of the hub's records behind each kind of page of a record. */
export const RECORD_KINDS_OF = {
  event: 'events',
  production: 'productions',
  exhibition: 'exhibitions',
  article: 'articles',
  person: 'persons',
  series: 'series',
  venue: 'venues',
  form: 'forms',
} as const satisfies Readonly<Record<LinkedKind, RecordKind>>;
