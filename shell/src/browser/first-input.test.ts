/** @jest-environment jsdom */
import type { RouteTable } from '@vestibule/contracts/site/match';
import type { PageData } from './page-data';

const table = { isElsewhere: () => false } as unknown as RouteTable;

/** A document of its own; its link's page arrives when `arrive` is called. */
async function openPage() {
  jest.resetModules();
  delete document.documentElement.dataset['input'];
  document.body.innerHTML = '<a href="/de/besuch">Besuch</a><p>Text</p><button><b>Mehr</b></button>';
  let arrive: () => void = () => undefined;
  const data = { prefetch: () => new Promise<void>((resolve) => (arrive = resolve)) } as unknown as PageData;
  const { prefetchLinks } = await import('./prefetch');
  const { afterInput, wake } = await import('./first-input');
  prefetchLinks(table, data);
  let isAsked = false;
  void afterInput.then(() => (isAsked = true));
  const on = (selector: string, name: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));
  const after = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return isAsked;
  };
  return { on, after, wake, arrive: () => arrive() };
}

describe('first input', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('without an input nothing is requested; a press asks at once', async () => {
    const { on, after } = await openPage();
    expect(await after(60_000)).toBe(false);
    on('p', 'pointerdown');
    expect(await after(1)).toBe(true);
  });

  test('a visitor with a session is awake without an input', async () => {
    const { after, wake } = await openPage();
    wake();
    expect(await after(1)).toBe(true);
  });

  test('a visitor who only moves may look for a link first', async () => {
    const { on, after } = await openPage();
    on('p', 'pointerover');
    expect(await after(499)).toBe(false);
    expect(await after(2)).toBe(true);
  });

  test('a visitor who comes to a control is about to use it', async () => {
    const { on, after } = await openPage();
    on('p', 'pointerover');
    expect(await after(100)).toBe(false);
    on('b', 'pointerover');
    expect(await after(1)).toBe(true);
  });

  test.each(['pointerover', 'pointerdown'])('the page that a %s is for comes first', async (last) => {
    const { on, after, arrive } = await openPage();
    on('p', 'pointerover');
    on('a', 'pointerover');
    on('a', last);
    expect(await after(900)).toBe(false);
    arrive();
    expect(await after(1)).toBe(true);
  });

  test('a page that does not come holds nothing up for ever', async () => {
    const { on, after } = await openPage();
    on('a', 'pointerover');
    on('a', 'pointerdown');
    expect(await after(900)).toBe(false);
    expect(await after(200)).toBe(true);
  });
});
