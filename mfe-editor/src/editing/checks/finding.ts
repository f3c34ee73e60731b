/** Rules of the checks (docs/behaviour/editing.md#checks); each has its texts in `checks.rule`. */
export type Rule =
  | 'image-alt'
  | 'heading-order'
  | 'empty-heading'
  | 'link-name'
  | 'frame-title'
  | 'color-contrast'
  | 'vague-link'
  | 'long-title'
  | 'no-description'
  | 'long-description';

/** A problem to fix; `element` is its place, undefined where it is not visible on the page. */
export interface CheckFinding {
  readonly rule: Rule;
  readonly words: string;
  readonly element?: Element;
}

const MOST_WORDS = 80;

/** Identification of an element: its text, or its picture's address. */
export function elementWords(element: Element): string {
  const text = element.textContent.trim().replace(/\s+/g, ' ');
  const words = text || (element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words;
}
