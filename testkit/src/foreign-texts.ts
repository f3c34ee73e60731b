import type { Translations } from '@vestibule/contracts/i18n';

/** Attributes whose values are read out or shown. */
const SPOKEN = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
/** German words that neither English nor Czech has; records of a test must not have them. */
const GERMAN = /(?:^|[^\p{L}])(?:und|nicht|für|wird|oder|keine?|Uhr|bitte)(?:$|[^\p{L}])/iu;
/** Filled-in texts with fewer fixed letters would match anything. */
const MIN_FIXED = 8;

const leavesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? leavesOf(value) : [],
  );

/** A text with names to fill in, as it may be shown; undefined where it has next to no words of its own. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/\{\{\s*\w+\s*\}\}/);
  if (parts.join('').replace(/\P{L}/gu, '').length < MIN_FIXED) return undefined;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 's');
}

/** Everything that a page shows or reads out, each once. */
export function shownTexts(container: Element): readonly string[] {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) for (const name of SPOKEN) texts.add(node.getAttribute(name)?.trim() ?? '');
    // Names of languages for their speakers.
    else if (!node.parentElement?.closest('[lang="de"]')) texts.add(node.textContent?.trim() ?? '');
  }
  texts.delete('');
  return [...texts];
}

/** Of these texts those that are German, by the remote's German texts and by words; `own` are its texts in use. */
export function germanTexts(
  shown: readonly string[],
  { german, own }: { readonly german: Translations; readonly own: Translations },
): readonly string[] {
  const allowed = new Set(leavesOf(own));
  const foreign = leavesOf(german).filter((text) => !allowed.has(text));
  const whole = new Set(foreign);
  const patterns = foreign.filter((text) => text.includes('{{')).flatMap((text) => patternOf(text) ?? []);
  return shown.filter(
    (text) =>
      !allowed.has(text) && (whole.has(text) || GERMAN.test(text) || patterns.some((pattern) => pattern.test(text))),
  );
}
