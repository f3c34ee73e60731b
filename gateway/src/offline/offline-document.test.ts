import { offlineDocument } from './offline-document';

const LOOK_MS = 4000;
const PARTS = { product: 'Haus', fonts: { heading: undefined, text: undefined } };
/** The page's own script, in a browser that the test makes. */
const [, script = ''] = /<script>(.*?)<\/script>/.exec(offlineDocument('de', PARTS)) ?? [];

const browser = { onLine: true };
const page = { hidden: false };
const reload = jest.fn();
const ask = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();
let online: () => void;

describe('offline document', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    Object.assign(browser, { onLine: true });
    Object.assign(page, { hidden: false });
    ask.mockResolvedValue({ ok: false });
    const names = ['fetch', 'location', 'addEventListener', 'navigator', 'document'];
    // oxlint-disable-next-line typescript/no-implied-eval -- the page runs this script
    const run = new Function(...names, script) as (...given: unknown[]) => void;
    const listen = (_: string, back: () => void) => void (online = back);
    run(ask, { href: 'https://museum.example/de', reload }, listen, browser, page);
  });
  afterEach(() => jest.useRealTimers());

  test('asks every few seconds, and is the page again once that is there', async () => {
    await jest.advanceTimersByTimeAsync(2 * LOOK_MS);
    expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
    expect(ask).toHaveBeenLastCalledWith('https://museum.example/de', { method: 'HEAD', cache: 'no-store' });
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: true });
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('asks at once when the network is back, and not while nobody looks or there is none', async () => {
    browser.onLine = false;
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    Object.assign(browser, { onLine: true });
    page.hidden = true;
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(ask).not.toHaveBeenCalled();
    ask.mockResolvedValueOnce({ ok: true });
    online();
    await jest.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
