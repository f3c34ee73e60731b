/** Performance entries of a page so far; times in ms since navigation start. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  /** Time of long tasks over 50 ms each after the first paint. */
  readonly tbt: number;
}

declare global {
  interface Window {
    bench: {
      vitals: () => Vitals;
      /** Clicks the first of the filters until it is open; when that was. */
      filterOpens: () => Promise<number>;
      /** Clicks a link; how long until its heading is painted. */
      openLink: (selector: string, heading: string) => Promise<number>;
    };
  }
}

/** Runs in the page before anything else of it. Must not use anything outside of itself. */
export function installBench(): void {
  const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; duration: number }[] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));

  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  window.bench = {
    vitals() {
      const from = firstPaint() ?? 0;
      const blocked = seen.tasks.map(({ start, duration }) => start + duration - Math.max(start, from) - 50);
      return { lcp: seen.lcp, cls: seen.cls, tbt: blocked.reduce((sum, over) => sum + Math.max(0, over), 0) };
    },
    async filterOpens() {
      for (;;) {
        const button = document.querySelector<HTMLElement>('main nav summary, main nav [aria-expanded]');
        // Visitors do not click a button that is not painted yet.
        if (button && firstPaint() !== undefined) {
          button.click();
          await wait(0);
          if (button.parentElement?.matches('details[open]') || button.ariaExpanded === 'true')
            return performance.now();
        }
        await wait(20);
      }
    },
    async openLink(selector, heading) {
      const link = document.querySelector<HTMLElement>(selector);
      if (!link) throw new Error(`There is no ${selector}`);
      const start = performance.now();
      link.click();
      while (document.querySelector('h1')?.textContent !== heading) await wait(4);
      await painted();
      return performance.now() - start;
    },
  };
}
