import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@vestibule/tooling/workspaces';
import { table, toData, type Row } from './table';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Machine, commit and time of a measurement. */
function circumstances() {
  const [first] = cpus();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ', changed' : ''),
    machine: `${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB`,
    node: process.version,
  };
}

export const asJson = (rows: readonly Row[]) =>
  JSON.stringify({ ...circumstances(), rows: rows.map(toData) }, undefined, 2);

/** How the browser's figures were made. */
export const BROWSER =
  'Chromium: CPU 4x slower, 1.6 Mbit/s, 150 ms, 390 x 844, empty cache. Raw React opens its filter by state; a native\n' +
  '`<details>` would open at the first paint.';

/** Replaces a file of docs: its introduction, place and time of the figures, and the table. */
export function writeMeasured(file: string, intro: string, figures: string, remarks: string): void {
  const { date, commit, machine, node } = circumstances();
  writeFileSync(
    join(ROOT, 'docs', file),
    `${intro}

- ${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}
- ${machine}, Node ${node}

\`\`\`text
${figures}
\`\`\`

${remarks}
`,
  );
}

/** Replaces `docs/performance.md`. */
export const writeReport = (rows: readonly Row[]): void =>
  writeMeasured(
    'performance.md',
    `# Last measurements

Written by \`npm run bench\`, which measures the programme's page beside the same page in plain React, in turn on one
machine. A ratio says more than a figure: machines differ, and one machine differs from hour to hour.`,
    table(rows),
    BROWSER,
  );
