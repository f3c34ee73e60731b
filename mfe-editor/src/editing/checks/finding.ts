/** What is checked (docs/behaviour/editing.md#checks); each has its texts in `checks.rule`. */
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

/** Something that should be mended; `element` is where, undefined where it is not on the page to be seen. */
export interface CheckFinding {
  readonly rule: Rule;
  readonly words: string;
  readonly element?: Element;
}

const MOST_WORDS = 80;

/** What an element is recognised by: its text, or its picture's address. */
export function elementWords(element: Element): string {
  const text = element.textContent.trim().replace(/\s+/g, ' ');
  const words = text || (element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words;
}
