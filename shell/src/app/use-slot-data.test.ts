/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createI18n } from '@vestibule/contracts/i18n';
import type { SlotRequest } from '@vestibule/contracts';
import type { AppHost } from './app-host';
import type { SlotData } from './route-data';
import { useSlotData } from './use-slot-data';
import type { SlotEntry } from './site-exposes';

const entryOf = (editorsOnly: boolean) =>
  ({ key: 'programme|./list', remote: { name: 'programme', version: '1.0.0' }, editorsOnly }) as unknown as SlotEntry;
const ENTRY = entryOf(false);
const requestOf = (limit: number) => ({ slot: 'event-list', id: 'm-1', params: { limit } }) as unknown as SlotRequest;

const loader = jest.fn(({ params }: { params: { limit: number } }) => Promise.resolve(`events: ${params.limit}`));
const host = {
  lang: 'de',
  store: { page: { editing: true } },
  composition: { id: 'a', remotes: [] },
  i18n: createI18n('de'),
  excluded: new Set(),
  slots: new Map([['event-list', ENTRY]]),
  exposes: { load: () => Promise.resolve({ Component: () => null, loader }) },
  loaderTimeoutMs: 1000,
  report: jest.fn(),
} as unknown as AppHost;

describe('use slot data', () => {
  beforeEach(() => {
    loader.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  interface Props {
    readonly request: SlotRequest;
    readonly given: SlotData | undefined;
    readonly entry?: SlotEntry;
  }
  const show = (initialProps: Props) =>
    renderHook(({ request, given, entry = ENTRY }: Props) => useSlotData(host, entry, request, given), {
      initialProps,
    });

  test('data of the page is not requested again', async () => {
    const given = { data: 'events: 3' };
    const { result } = show({ request: requestOf(3), given });
    await pass(1000);
    expect(result.current).toBe(given);
    expect(loader).not.toHaveBeenCalled();
  });

  test('a part that is new on the page has its data requested', async () => {
    const { result } = show({ request: requestOf(3), given: undefined });
    expect(result.current).toBeUndefined();
    await pass(10);
    expect(result.current).toEqual({ data: 'events: 3' });
  });

  test('a part that is changed keeps its data until there is that of the last change', async () => {
    const given = { data: 'events: 3' };
    const { result, rerender } = show({ request: requestOf(3), given });
    for (const limit of [4, 5]) {
      rerender({ request: requestOf(limit), given });
      await pass(100);
      expect(result.current).toBe(given);
    }
    await pass(500);
    expect(result.current).toEqual({ data: 'events: 5' });
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('the data of the next page replaces requested data', async () => {
    const { result, rerender } = show({ request: requestOf(3), given: undefined });
    await pass(10);
    const next = { data: 'events: 9' };
    rerender({ request: requestOf(9), given: next });
    await pass(1000);
    expect(result.current).toBe(next);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('the editor’s own parts have no data', async () => {
    const { result } = show({ request: requestOf(3), given: undefined, entry: entryOf(true) });
    expect(result.current).toEqual({});
    await pass(1000);
    expect(loader).not.toHaveBeenCalled();
  });
});
