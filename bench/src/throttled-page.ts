import type { Browser, CDPSession, Page } from '@playwright/test';
import { installBench } from './in-page';

/** A phone, whose processor is four times slower, on a slow network. */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Bytes on the wire by kind of resource, headers included. */
export type WireBytes = Record<'Document' | 'Script' | 'Stylesheet', number>;

export interface ThrottledPage {
  readonly page: Page;
  readonly bytes: WireBytes;
  /** Moves an element into the middle of the window by wheel, with the pointer at the window's edge: on no link. */
  scrollTo: (selector: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A page with an empty cache on a slowed-down phone, not yet anywhere. */
export async function throttledPage(browser: Browser): Promise<ThrottledPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  // tsx names functions through a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(installBench);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, bytes, scrollTo: (selector) => scroll(page, selector), close: () => context.close() };
}

async function scroll(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  await page.mouse.move(2, PHONE.height / 2);
  await page.mouse.wheel(0, box.y + box.height / 2 - PHONE.height / 2);
}

async function countBytes(session: CDPSession): Promise<WireBytes> {
  const bytes: WireBytes = { Document: 0, Script: 0, Stylesheet: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}
