import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import type { Statement } from './statements';

/** A statement of the specification with its references. */
export interface SpecificationStatement {
  /** Text, section and number: `shell-2.14`. */
  readonly id: string;
  /** Statements of docs/behaviour: `frame.md#search-box`. */
  readonly behaviours: readonly string[];
  /** File names in docs/decisions. */
  readonly decisions: readonly string[];
  /** Paths of test files. */
  readonly tests: readonly string[];
}

const ROW = /^\| ((?:shell|programme)-\d+\.\d+) +\| (.+) \| (.*?)\s*\|$/gm;
const COUNTS = /The first text has\s(\d+)\sstatements, the second\s(\d+)/;

export const specificationPage = (): string => readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The rows of docs/specification.md. */
export const specificationOf = (page: string): readonly SpecificationStatement[] =>
  [...page.matchAll(ROW)].map(([, id = '', , shown = '']) => ({
    id,
    behaviours: matches(shown, /\]\(behaviour\/([a-z]+\.md#[\w-]+)\)/g),
    decisions: matches(shown, /\]\(decisions\/([\w.-]+\.md)\)/g),
    tests: matches(shown, /`([^`]+)`/g),
  }));

/**
 * Gaps of the list: numbers that do not follow each other, and counts that differ from those that the page names.
 *
 * @param page Text of docs/specification.md.
 */
export function gapsIn(page: string): readonly string[] {
  const ids = specificationOf(page).map(({ id }) => id);
  const numbers = new Map<string, number>();
  const skipped = ids.filter((id) => {
    const [section = '', number] = id.split('.');
    const expected = (numbers.get(section) ?? 0) + 1;
    numbers.set(section, expected);
    return Number(number) !== expected;
  });
  const [, ...counts] = COUNTS.exec(page) ?? [];
  const found = ['shell', 'programme'].map((text) => ids.filter((id) => id.startsWith(`${text}-`)).length);
  const same = found.every((count, at) => String(count) === counts[at]);
  return [...skipped, ...(same ? [] : [`${found.join(' and ')} statements, not ${counts.join(' and ')}`])];
}

/**
 * Statements that nothing shows, and references that lead nowhere.
 *
 * @param behaviours Statements of docs/behaviour with their tests.
 * @param isThere Whether a file of the repository exists.
 */
export const notShown = (
  specification: readonly SpecificationStatement[],
  behaviours: readonly Statement[],
  isThere: (path: string) => boolean,
): readonly string[] =>
  specification.flatMap((statement) => {
    const wrong = [
      ...statement.behaviours.filter((id) => !behaviours.some((one) => one.id === id && one.tests.length > 0)),
      ...statement.decisions.filter((name) => !isThere(`docs/decisions/${name}`)),
      ...statement.tests.filter((path) => !isThere(path)),
    ].map((reference) => `${statement.id}: ${reference}`);
    const count = statement.behaviours.length + statement.decisions.length + statement.tests.length;
    return count === 0 ? [`${statement.id}: neither a test nor a decision`] : wrong;
  });
