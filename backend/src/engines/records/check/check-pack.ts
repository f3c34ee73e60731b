import type { EventTimes } from '../local-time';
import type { Pack, PackRecords } from '../pack';
import type { Problems } from '../problems';
import { checkEvents } from './check-events';
import { checkFiles } from './check-files';
import { checkPages } from './check-pages';
import { checkHiddenPages } from './hidden-pages';
import { checkDuplicates, checkNames, dropBadLines } from './check-records';
import { checkRedirects } from './check-redirects';
import { checkReferences } from './check-references';
import { foldedCode, type Known } from './known';

/**
 * Checks a pack against itself and the database; lines with problems are taken out of it. Returns the times of its
 * events by key.
 */
export function checkPack(pack: Pack, known: Known, problems: Problems): Map<string, EventTimes> {
  const { records } = pack;
  checkDuplicates(records, problems);
  checkNames(records, known, problems);
  checkReferences(records, known, problems);
  const times = checkEvents(records, known, problems);
  checkPages(records, known, problems);
  checkRedirects(records, known, problems);
  checkHiddenPages(records, known, problems);
  checkVouchers(records, known, problems);
  checkFiles(pack, known, problems);
  return times;
}

/** Two vouchers with one code, in whatever case: buyers could use the first alone. */
function checkVouchers(records: PackRecords, known: Known, problems: Problems): void {
  const owners = new Map(known.voucherCodes);
  for (const { file, line, value } of records.vouchers) {
    const code = foldedCode(value.code);
    const owner = owners.get(code);
    if (owner === undefined || owner === value.key) owners.set(code, value.key);
    else problems.error({ file, line, field: 'code', message: `is the code of another voucher, ${owner}` });
  }
  dropBadLines(records, 'vouchers', problems);
}
