import type { SourceFile } from '../docs/source-files';
import { proseOfCode, proseOfPage, type Prose } from './prose';

export interface WordRule {
  readonly name: string;
  /** Matches one use of the wording; a use in a question is legal. */
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Verbs that an indirect question follows: "says what changed". */
const INDIRECT = '(?:say|show|know|see|decide|describe|explain|report|check)(?:s|es|d|ed|n|ing)?|said|knew|saw|seen';
/** Words after which "who" has no noun that it refers to. */
const BEFORE_WHO = 'of|to|for|by|from|with|on|at|in|about|as|than|that|like|unless|is|was|lets?|gives?|sends?|only';
const SENTENCE_START = '(?:^|[.:;!?(])\\s*';
const rule = (name: string, instead: string, pattern: string): WordRule => ({
  name,
  instead,
  pattern: new RegExp(pattern, 'gi'),
});

/**
 * The private dialect of older text, as far as a machine tells it apart. "What" is legal in a question, after a verb
 * of saying or knowing (`INDIRECT`), and in "what to do", "what happens" and "what is wrong"; everywhere else it is a
 * noun. "Who" is legal after a noun or a pronoun, and after a verb of saying or knowing.
 */
export const WORD_RULES: readonly WordRule[] = [
  rule(
    'what',
    'name the thing: "the settings that …"',
    `(?<!\\b(?:${INDIRECT})\\s+)\\bwhat\\b(?!\\s+(?:to|happens|happened|(?:is|was) wrong)\\b|’s\\b)`,
  ),
  rule(
    'who',
    'name the actor: the visitor, the editor, the caller',
    `(?:${SENTENCE_START}|\\b(?:${BEFORE_WHO})\\s+)who\\b|\\bwho(?:m)?ever\\b|(?:${SENTENCE_START}|\\b(?:is|was|that)\\s+)(?:(?:by|for|of|to) )?whom\\b`,
  ),
  rule(
    'answers',
    'a function returns',
    `(?:${SENTENCE_START}|[,]\\s+|\\band\\s+)answers\\b(?!\\s+(?:\\S+\\s+){0,4}(?:requests?|calls?|questions?)\\b)`,
  ),
  rule('anew', 'again, or the verb: re-render, reload', '\\banew\\b'),
  rule('once more', 'again, retry', '\\bonce more\\b(?! than\\b)'),
  rule('mend', 'fix', '\\bmend(?:s|ed|ing)?\\b'),
  rule('is had', 'cannot fetch, is unavailable', '\\b(?:is|are|was|were|be|been|being) had\\b'),
  rule('told, said', 'notified, reported, documented', '\\b(?:is|are|was|were|be|been|being) (?:told|said)\\b'),
  rule('put off', 'debounce, postpone', '\\bputs? off\\b'),
  rule('look after', 'reconcile, sweep, expire', '\\blook(?:s|ed|ing)? after\\b'),
  rule('asked for', 'requested', '\\basked for\\b'),
  rule('kept', 'cached, stored, retained', '\\b(?:is|are|was|were|be|been|being|not) kept\\b'),
  rule('tells', 'notifies, reports, distinguishes', '\\btells?\\b'),
  rule('by now', 'since, already', '\\bby now\\b'),
  rule('so many', 'the number, or its unit', '\\bso many\\b(?! (?:that|as)\\b)'),
];

/** The places at which comments, strings and pages break a rule, as `path:line: sentence`. */
export function placesOf({ pattern }: WordRule, prose: readonly Prose[], lines: LineFinder): readonly string[] {
  return prose.flatMap((one) =>
    [...one.text.matchAll(pattern)]
      .filter(({ index }) => !isInQuestion(one.text, index))
      .map(({ 0: match, index }) => {
        const at = index + match.search(/\S/);
        return `${one.path}:${lines(one.path, one.start + at)}: ${excerpt(one.text, at)}`;
      }),
  );
}

/** The line of a place in a file. */
type LineFinder = (path: string, index: number) => number;

const isInQuestion = (text: string, index: number) => /^[^.!;:?]*\?/.test(text.slice(index + 1));
const excerpt = (text: string, at: number) =>
  text
    .slice(at, at + 60)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Finds the places that break a rule.
 *
 * @param code Sources of TypeScript and JavaScript.
 * @param pages Pages in Markdown.
 */
export function wordProblems(code: readonly SourceFile[], pages: readonly SourceFile[]): readonly string[] {
  const prose = [...code.flatMap(proseOfCode), ...pages.map(proseOfPage)];
  const texts = new Map([...code, ...pages].map(({ path, text }) => [path, text]));
  const lines: LineFinder = (path, index) => texts.get(path)?.slice(0, index).split('\n').length ?? 0;
  return WORD_RULES.flatMap((one) => {
    const places = placesOf(one, prose, lines);
    const head = `"${one.name}": ${places.length} places; write instead: ${one.instead}`;
    return places.length > 0 ? [head, ...places.map((place) => `  ${place}`)] : [];
  });
}
