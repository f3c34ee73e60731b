import type { RecordKind } from './kinds';

/** Whether records of the kind can be imported as lines of a table: pages cannot, as they are trees of modules. */
export const isTabular = (kind: RecordKind): boolean => kind !== 'pages';
