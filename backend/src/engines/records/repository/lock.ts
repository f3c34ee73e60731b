import type { Database } from '../../../platform/db/database';
import { lockUntilCommit } from '../../../platform/db/lock';

/** One write of records at a time, until the transaction ends: checks look at other records than the written one. */
export const lockRecords = (tx: Database): Promise<void> => lockUntilCommit(tx, 'records');
