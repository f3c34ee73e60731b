import { readHtml } from './page-data';

/** How many elements and texts two pages have, and how many only one of them has. */
export interface Comparison {
  readonly count: number;
  readonly different: readonly string[];
}

/** Compares bodies by elements and texts, whatever their attributes: the plain page must do the same work. */
export function compareMarkup(plain: string, site: string): Comparison {
  const [a, b] = [parts(plain), parts(site)];
  return {
    count: b.length,
    different: [
      ...without(a, b).map((part) => `only plain: ${part}`),
      ...without(b, a).map((part) => `only site: ${part}`),
    ],
  };
}

/** Share of elements and texts that may differ where two pages count as the same. */
const MOST_DIFFERENT = 0.05;

/** Whether measuring one page beside the other is fair. */
export const isSamePage = ({ count, different }: Comparison): boolean => different.length <= count * MOST_DIFFERENT;

/** Says how far the page at `origin` is the site's; throws where to measure one beside the other would not be fair. */
export async function demandSamePage(
  name: string,
  origin: string,
  html: string,
  say: (text: string) => void,
): Promise<void> {
  const comparison = compareMarkup(await readHtml(origin), html);
  const { count, different } = comparison;
  const examples = different.length > 0 ? ` (${different.slice(0, 8).join('; ')})` : '';
  say(`${name}: ${different.length} of ${count} elements and texts differ${examples}`);
  if (!isSamePage(comparison)) throw new Error(`${name} is no longer the same page: bring bench/src/plain up to date`);
}

function parts(html: string): string[] {
  const body = html
    .slice(html.indexOf('<div id="app"'))
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/gs, '');
  return [...body.matchAll(/<([a-z][\w]*)|>([^<]+)/g)].map(([, tag, text]) => (tag ? `<${tag}>` : (text ?? '')));
}

/** The rest of one list after each member of the other has removed one. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const part of other) counts.set(part, (counts.get(part) ?? 0) + 1);
  return list.filter((part) => {
    const left = counts.get(part) ?? 0;
    counts.set(part, left - 1);
    return left <= 0;
  });
}
