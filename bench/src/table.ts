/** How far a measure should go: a share of raw React's figure, or a figure of its own. */
type Goal = { readonly ratio: number; readonly atLeast?: boolean } | { readonly atMost: number };

export interface Row {
  readonly measure: string;
  /** Undefined where raw React has no such figure. */
  readonly plain?: number;
  readonly site: number;
  readonly show: (value: number) => string;
  readonly goal?: Goal;
}

const HEADER = ['', 'raw React', 'Vestibule', 'ratio', 'goal', ''];

/** The rows as one aligned table. */
export const table = (rows: readonly Row[]): string => align([HEADER, ...rows.map(cells)]);

/** Lines of as many cells as the first, the header, with a rule below it. */
export function align(lines: readonly (readonly string[])[]): string {
  const [header = []] = lines;
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return text.map((line) => line.trimEnd()).join('\n');
}

function cells(row: Row): string[] {
  const { measure, plain, site, show, goal } = row;
  return [
    measure,
    plain === undefined ? '' : show(plain),
    show(site),
    ratioOf(row) ?? '-',
    goal ? describe(goal, show) : '',
    goal ? (isMet(row, goal) ? 'met' : 'not met') : '',
  ];
}

/** To two digits; undefined where raw React has no figure, or none but zero. */
function ratioOf({ plain, site }: Row): string | undefined {
  return plain === undefined || !Number.isFinite(site / plain) ? undefined : (site / plain).toFixed(2);
}

/** A row as data: figures in the units of its name, as they are shown. */
export function toData(row: Row) {
  const { measure, plain, site, show, goal } = row;
  const ratio = ratioOf(row);
  return {
    measure,
    ...(plain !== undefined && { plain: Number(show(plain)) }),
    site: Number(show(site)),
    ...(ratio !== undefined && { ratio: Number(ratio) }),
    ...(goal && { goal: describe(goal, show), met: isMet(row, goal) }),
  };
}

function describe(goal: Goal, show: Row['show']): string {
  if ('atMost' in goal) return `at most ${show(goal.atMost)}`;
  return goal.atLeast ? `at least ${goal.ratio} x` : `at most ${goal.ratio} x`;
}

/** Compares the displayed values: a layout shift of 0.0002 is shown as 0 and is 0. */
function isMet(row: Row, goal: Goal): boolean {
  const site = Number(row.show(row.site));
  if ('atMost' in goal) return site <= Number(row.show(goal.atMost));
  const ratio = ratioOf(row);
  // Where raw React takes no time at all there is no ratio: then the site must take none.
  if (ratio === undefined) return site === 0;
  return goal.atLeast ? Number(ratio) >= goal.ratio : Number(ratio) <= goal.ratio;
}
