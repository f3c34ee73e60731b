import { chromium, type Browser, type Page } from '@playwright/test';
import type { Vitals } from './in-page';
import { median } from './median';
import { throttledPage, type WireBytes } from './throttled-page';

/** A page to open, and the link on it that is followed. */
export interface BrowserSide {
  readonly name: string;
  readonly url: string;
  readonly link: { readonly selector: string; readonly heading: string };
}

export interface BrowserResult extends Vitals, WireBytes {
  /** When a click on the first of the filters opens it, in ms since navigation start. */
  readonly filterClick: number;
  /** Time from a click on a link that was pointed at before to its page, in ms. */
  readonly nextHovered: number;
  /** The same for a link that was not. */
  readonly nextCold: number;
}

export interface BrowserOptions {
  readonly loads: number;
  readonly onProgress: (text: string) => void;
}

/** After load, until the page is taken to be at rest: TBT and bytes count up to here. */
const REST_MS = 5000;
const HOVER_MS = 300;
const LIMIT_MS = 30_000;

/** Opens the sides in turn, each with an empty cache, and takes the median of every figure. */
export async function measureBrowser<K extends string>(
  sides: Readonly<Record<K, BrowserSide>>,
  { loads, onProgress }: BrowserOptions,
): Promise<Record<K, BrowserResult>> {
  const names = Object.keys(sides) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as BrowserResult[]])) as Record<K, BrowserResult[]>;
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    for (let load = 1; load <= loads; load += 1) {
      for (const name of names) {
        const result = { ...(await quietLoad(browser, sides[name])), ...(await busyLoad(browser, sides[name])) };
        onProgress(
          `load ${load}, ${sides[name].name}: LCP ${Math.round(result.lcp)} ms, next page ${Math.round(result.nextHovered)} / ${Math.round(result.nextCold)} ms`,
        );
        results[name].push(result);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(names.map((name) => [name, middle(results[name])])) as Record<K, BrowserResult>;
}

/** No input until the page is idle; then a link is pointed at and clicked. */
async function quietLoad(browser: Browser, { url, link }: BrowserSide) {
  const { page, bytes, close } = await throttledPage(browser);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await page.waitForTimeout(REST_MS);
    const vitals = await page.evaluate(() => window.bench.vitals());
    const wire = { ...bytes };
    await page.hover(link.selector);
    await page.waitForTimeout(HOVER_MS);
    return { ...vitals, ...wire, nextHovered: await openLink(page, link) };
  } finally {
    await close();
  }
}

/**
 * The filter is clicked from the first paint on until it opens; after a rest a link is clicked that was never pointed
 * at.
 */
async function busyLoad(browser: Browser, { url, link }: BrowserSide) {
  const { page, scrollTo, close } = await throttledPage(browser);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const filterClick = await within(
      page.evaluate(() => window.bench.filterOpens()),
      'The first of the filters did not open',
    );
    await page.waitForLoadState('load', { timeout: LIMIT_MS });
    // Pages prefetch only for active visitors: scrolling by a script does not count.
    await scrollTo(link.selector);
    await page.waitForTimeout(REST_MS);
    return { filterClick, nextCold: await openLink(page, link) };
  } finally {
    await close();
  }
}

const openLink = (page: Page, { selector, heading }: BrowserSide['link']) =>
  within(
    page.evaluate((to) => window.bench.openLink(to.selector, to.heading), { selector, heading }),
    `${selector} did not lead to “${heading}” without a page load`,
  );

async function within<T>(task: Promise<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(complaint)), LIMIT_MS)));
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

function middle(results: readonly BrowserResult[]): BrowserResult {
  const [first] = results;
  if (!first) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof BrowserResult)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(results.map((result) => result[key]))]),
  ) as unknown as BrowserResult;
}
