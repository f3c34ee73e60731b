import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vestibule/tooling/workspaces';
import { BROWSER, circumstances } from '../report';
import { align } from '../table';
import type { PeerResult } from './measure';

const whole = (value: number) => String(Math.round(value));
const kilobytes = (value: number) => (value / 1000).toFixed(1);

const ROWS: readonly (readonly [string, (result: PeerResult) => string])[] = [
  ['requests/s, rendered anew', ({ http }) => whole(http.requestsPerSecond)],
  ['CPU per request, rendered anew, ms', ({ http }) => http.cpuPerRequest?.toFixed(2) ?? ''],
  ['JS on the wire, kB', ({ browser }) => kilobytes(browser.Script)],
  ['HTML on the wire, kB', ({ browser }) => kilobytes(browser.Document)],
  ['CSS on the wire, kB', ({ browser }) => kilobytes(browser.Stylesheet)],
  ['LCP, ms', ({ browser }) => whole(browser.lcp)],
  ['TBT, ms', ({ browser }) => whole(browser.tbt)],
  ['CLS', ({ browser }) => browser.cls.toFixed(3)],
  ['first filter click works, ms', ({ browser }) => whole(browser.filterClick)],
  ['next page, link pointed at, ms', ({ browser }) => whole(browser.nextHovered)],
  ['next page, link cold, ms', ({ browser }) => whole(browser.nextCold)],
];

export function peersTable(results: ReadonlyMap<string, PeerResult>): string {
  const sides = [...results];
  return align([
    ['', ...sides.map(([name]) => name)],
    ...ROWS.map(([measure, show]) => [measure, ...sides.map(([, result]) => show(result))]),
  ]);
}

/** Replaces `docs/performance-peers.md`. */
export function writePeersReport(results: ReadonlyMap<string, PeerResult>): void {
  const { date, commit, machine, node } = circumstances();
  writeFileSync(
    join(ROOT, 'docs', 'performance-peers.md'),
    `# Beside the frameworks that one would pick

Written by \`npm run bench -- --peers\`, which installs React Router and Astro (e2e/bench/peers), builds the programme's
page on each with the same components, style sheets and data, and measures all in turn on one machine.

- ${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}
- ${machine}, Node ${node}

\`\`\`text
${peersTable(results)}
\`\`\`

${BROWSER}
React Router hydrates the whole page and reads an event's data as its link is pointed at. Astro sends the filters and
the house's news as islands; its links are read as they are pointed at, and swapped in by its client router. Neither
preloads fonts.
`,
  );
}
