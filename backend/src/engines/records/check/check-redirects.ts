import { normalPath } from '@vestibule/contracts/paths/site-path';
import type { PackRecords } from '../pack';
import type { Problems } from '../problems';
import { dropBadLines } from './check-records';
import type { Known } from './known';

/**
 * A redirect must lead to its goal at once: to itself, in a ring, or to another redirect's start is refused. So is a
 * second redirect whose old address is another spelling of an existing one (docs/behaviour/interface.md#redirects).
 */
export function checkRedirects(records: PackRecords, known: Known, problems: Problems): void {
  checkSpellings(records, known, problems);
  const given = records.redirects.map(({ value }) => [normalPath(value.old_path), normalPath(value.new_path)] as const);
  const all = new Map([
    ...[...known.redirects].map(([from, to]) => [normalPath(from), normalPath(to)] as const),
    ...given,
  ]);
  const goals = new Set([...all].filter(([from]) => !given.some(([own]) => own === from)).map(([, to]) => to));
  for (const { file, line, value } of records.redirects) {
    const [from, to] = [normalPath(value.old_path), normalPath(value.new_path.split(/[?#]/, 1)[0] ?? '')];
    if (from === to) problems.error({ file, line, field: 'new_path', message: 'leads back to itself' });
    else if (all.has(to))
      problems.error({
        file,
        line,
        field: 'new_path',
        message: `is redirected itself, to ${all.get(to)}; give the last address`,
      });
    else if (goals.has(from))
      problems.error({
        file,
        line,
        field: 'old_path',
        message: 'is where another redirect leads; give that one the last address first',
      });
  }
  dropBadLines(records, 'redirects', problems);
}

/**
 * The gateway would follow one of two spellings; the other would have no effect. A redirect that is stored in the
 * same spelling is the one that is written, and stays changeable whatever spellings an earlier version has let in.
 */
function checkSpellings(records: PackRecords, known: Known, problems: Problems): void {
  const stored = new Map([...known.redirects].map(([from, to]) => [normalPath(from), { from, to }]));
  for (const { file, line, value } of records.redirects) {
    const normal = normalPath(value.old_path);
    const other = known.redirects.has(value.old_path) ? undefined : stored.get(normal);
    if (other === undefined) stored.set(normal, { from: value.old_path, to: value.new_path });
    else
      problems.error({
        file,
        line,
        field: 'old_path',
        message: `is another spelling of ${other.from}, which is redirected to ${other.to} already`,
      });
  }
  dropBadLines(records, 'redirects', problems);
}
