/** How far a measure should go: a share of raw React's figure, or a figure of its own. */
export type Goal = { readonly ratio: number; readonly atLeast?: boolean } | { readonly atMost: number };

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
  const text = lines.map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return text.map((line) => line.trimEnd()).join('\n');
}

function cells({ measure, plain, site, show, goal }: Row): string[] {
  const ratio = site / plain;
  return [
    measure,
    show(plain),
    show(site),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '-',
    goal ? describe(goal, show) : '',
    goal ? (isMet(goal, site, ratio) ? 'met' : 'not met') : '',
  ];
}

function describe(goal: Goal, show: Row['show']): string {
  if ('atMost' in goal) return `at most ${show(goal.atMost)}`;
  return goal.atLeast ? `at least ${goal.ratio} x` : `at most ${goal.ratio} x`;
}

function isMet(goal: Goal, site: number, ratio: number): boolean {
  if ('atMost' in goal) return site <= goal.atMost;
  // Where raw React has none at all, none is what is wanted.
  if (Number.isNaN(ratio)) return true;
  return goal.atLeast ? ratio >= goal.ratio : ratio <= goal.ratio;
}
