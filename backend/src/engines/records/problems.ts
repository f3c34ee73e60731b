import type { ErrorCode } from '@vestibule/contracts';

/** Something wrong with a pack, and where. `line` counts from 1; JSON documents have none. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** Dotted path of the field, e.g. `seat_groups[0].capacity`. */
  readonly field?: string | undefined;
  readonly message: string;
  /** How the hub is refused, where the code says more than that the field is invalid. */
  readonly refusal?: { readonly code: ErrorCode; readonly details: Readonly<Record<string, string>> };
}

/** `events.jsonl:17: date_start: must be …` */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined || field === '' ? `${place}: ${message}` : `${place}: ${field}: ${message}`;
}

/** Lines that are named in one sentence. */
const NAMED = 5;

/**
 * Problems as lines for people. The same problem of many records is printed `most` times, the last time with the number
 * of the rest.
 */
export function formatProblems(problems: readonly Problem[], most: number): string[] {
  const alike = new Map<string, Problem[]>();
  for (const problem of problems) {
    const id = JSON.stringify([problem.file, problem.field?.replace(/\d+/g, ''), problem.message]);
    alike.set(id, [...(alike.get(id) ?? []), problem]);
  }
  const last = new Map(
    [...alike.values()].filter((same) => same.length > most).map((same) => [same[most - 1], same.slice(most)] as const),
  );
  const left = new Set([...last.values()].flat());
  return problems
    .filter((problem) => !left.has(problem))
    .map((problem) => formatProblem(problem) + andIn(last.get(problem) ?? []));
}

const andIn = (more: readonly Problem[]) =>
  more.length === 0
    ? ''
    : ` (and in ${more.length} more: line ${more
        .slice(0, NAMED)
        .map(({ line }) => line)
        .join(', ')}${more.length > NAMED ? ' …' : ''})`;

/** Collects problems; `badLines` says which lines `--skip-bad` leaves out. */
export class Problems {
  readonly #all = { errors: [] as Problem[], warnings: [] as Problem[] };
  readonly #files: string[] = [];
  readonly #bad = new Map<string, Set<number>>();

  readonly #ignoresUnknown: boolean;

  constructor(ignoresUnknown = false) {
    this.#ignoresUnknown = ignoresUnknown;
  }

  /** Problems of this file are listed after those of the files before it. */
  begin(file: string): void {
    this.#files.push(file);
  }

  get errors(): readonly Problem[] {
    return this.#inOrder(this.#all.errors);
  }

  get warnings(): readonly Problem[] {
    return this.#inOrder(this.#all.warnings);
  }

  error(problem: Problem): void {
    this.#all.errors.push(problem);
    if (problem.line === undefined) return;
    const lines = this.#bad.get(problem.file) ?? new Set();
    this.#bad.set(problem.file, lines.add(problem.line));
  }

  warn(problem: Problem): void {
    this.#all.warnings.push(problem);
  }

  /**
   * A field that the format does not know is an error unless such fields are ignored; a text in another language is
   * always left out.
   */
  unknown({ isLanguage, ...problem }: Problem & { readonly isLanguage: boolean }): void {
    if (isLanguage || this.#ignoresUnknown) this.warn({ ...problem, message: `${problem.message}; left out` });
    else this.error({ ...problem, message: `${problem.message}; --ignore-unknown leaves such fields out` });
  }

  isBad(file: string, line: number): boolean {
    return this.#bad.get(file)?.has(line) ?? false;
  }

  #inOrder(problems: readonly Problem[]): readonly Problem[] {
    const place = new Map(this.#files.map((file, index) => [file, index]));
    const placeOf = ({ file }: Problem) => place.get(file) ?? this.#files.length;
    return [...problems].sort((a, b) => placeOf(a) - placeOf(b) || (a.line ?? 0) - (b.line ?? 0));
  }
}
