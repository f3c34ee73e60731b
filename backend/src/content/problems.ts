/** Something wrong with a pack, and where. `line` counts from 1; JSON documents have none. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** Dotted path of the field, e.g. `seat_groups[0].capacity`. */
  readonly field?: string;
  readonly message: string;
}

/** `events.jsonl:17: date_start: must be …` */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined || field === '' ? `${place}: ${message}` : `${place}: ${field}: ${message}`;
}

/** Collects problems; `badLines` says which lines `--skip-bad` leaves out. */
export class Problems {
  readonly errors: Problem[] = [];
  readonly warnings: Problem[] = [];
  private readonly bad = new Map<string, Set<number>>();

  error(problem: Problem): void {
    this.errors.push(problem);
    if (problem.line === undefined) return;
    const lines = this.bad.get(problem.file) ?? new Set();
    this.bad.set(problem.file, lines.add(problem.line));
  }

  warn(problem: Problem): void {
    this.warnings.push(problem);
  }

  isBad(file: string, line: number): boolean {
    return this.bad.get(file)?.has(line) ?? false;
  }
}
