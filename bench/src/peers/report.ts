import { BROWSER, writeMeasured } from '../report';
import { anewRows, browserRows } from '../rows';
import { align } from '../table';
import type { PeerResult } from './measure';

/** A line for each figure, a column for each side. */
export function peersTable(results: ReadonlyMap<string, PeerResult>): string {
  // Each beside itself: of a row, its name and the one figure are wanted.
  const columns = [...results].map(([name, { http, browser }]) => ({
    name,
    rows: [...anewRows({ plain: http, site: http }), ...browserRows({ plain: browser, site: browser })],
  }));
  const measures = columns[0]?.rows.map(({ measure }) => measure) ?? [];
  return align([
    ['', ...columns.map(({ name }) => name)],
    ...measures.map((measure) => [
      measure,
      ...columns.map(({ rows }) => rows.find((row) => row.measure === measure)).map((row) => row?.show(row.site) ?? ''),
    ]),
  ]);
}

/** Replaces `docs/performance-peers.md`. */
export const writePeersReport = (results: ReadonlyMap<string, PeerResult>): void =>
  writeMeasured(
    'performance-peers.md',
    `# Beside the frameworks that one would pick

Written by \`npm run bench -- --peers\`, which installs React Router and Astro (bench/src/peers), builds the programme's
page on each with the same components, style sheets and data, and measures all in turn on one machine.`,
    peersTable(results),
    `${BROWSER}
React Router hydrates the whole page and reads an event's data as its link is pointed at. Astro sends the filters and
the house's news as islands; its links are read as they are pointed at, and swapped in by its client router. Neither
preloads fonts.`,
  );
