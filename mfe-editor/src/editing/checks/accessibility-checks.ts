import { elementWords, type CheckFinding } from './finding';

/** Axe's rules that an editor can do something about; the rest is the site's own, and tested with it. */
const RULES = ['image-alt', 'heading-order', 'empty-heading', 'link-name', 'frame-title', 'color-contrast'] as const;
type AxeRule = (typeof RULES)[number];

const isOurs = (id: string): id is AxeRule => (RULES as readonly string[]).includes(id);

/** Axe takes one page at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Findings of axe in the displayed content, in the page's theme; one check runs at a time. */
export function checkAccessibility(content: Element): Promise<readonly CheckFinding[]> {
  const next = last.then(() => runAxe(content));
  last = next.catch(() => undefined);
  return next;
}

async function runAxe(content: Element): Promise<readonly CheckFinding[]> {
  // More than half a megabyte, loaded on demand.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(content, {
    runOnly: { type: 'rule', values: [...RULES] },
    resultTypes: ['violations'],
    elementRef: true,
    // Frames of others are theirs, and the styles are there already.
    iframes: false,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element }) =>
      isOurs(id) && element ? [{ rule: id, words: elementWords(element as Element), element: element }] : [],
    ),
  );
}
