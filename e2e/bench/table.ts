/** How far a measure should go: a share of raw React's figure, or a figure of its own. */
type Goal = { readonly ratio: number; readonly atLeast?: boolean } | { readonly atMost: number };

export interface Row {
  readonly measure: string;
  readonly plain: number;
  readonly site: number;
  readonly show: (value: number) => string;
  readonly goal?: Goal;
}

const HEADER = ['', 'raw React', 'Vestibule', 'ratio', 'goal', ''];

/** The rows as one aligned table. */
export function table(rows: readonly Row[]): string {
  const lines = [HEADER, ...rows.map(cells)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return text.map((line) => line.trimEnd()).join('\n');
}

function cells({ measure, plain, site, show, goal }: Row): string[] {
  const ratio = Number.isFinite(site / plain) ? (site / plain).toFixed(2) : '-';
  return [
    measure,
    show(plain),
    show(site),
    ratio,
    goal ? describe(goal, show) : '',
    goal ? (isMet(goal, show(site), ratio, show) ? 'met' : 'not met') : '',
  ];
}

function describe(goal: Goal, show: Row['show']): string {
  if ('atMost' in goal) return `at most ${show(goal.atMost)}`;
  return goal.atLeast ? `at least ${goal.ratio} x` : `at most ${goal.ratio} x`;
}

/** Compares what the reader sees: a layout shift of 0.0002 is shown as 0 and is 0. */
function isMet(goal: Goal, site: string, ratio: string, show: Row['show']): boolean {
  if ('atMost' in goal) return Number(site) <= Number(show(goal.atMost));
  // Where raw React takes no time at all there is no ratio: none is what is wanted.
  if (ratio === '-') return Number(site) === 0;
  return goal.atLeast ? Number(ratio) >= goal.ratio : Number(ratio) <= goal.ratio;
}
