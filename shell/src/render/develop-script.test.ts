/** @jest-environment jsdom */
import { developScript } from './develop-script';

const streams: { onmessage?: (event: { data: string }) => void; url: string }[] = [];
let reload: jest.Mock;
let asked: jest.Mock;

declare global {
  var _VESTIBULE_SWAP: ((composition: string) => Promise<boolean>) | undefined;
}

/** Runs the script as a page of composition `own` does, and returns the effect of a message. */
function pageOf(own: string): (data: string) => Promise<void> {
  reload = jest.fn();
  asked = jest.fn(() => Promise.resolve());
  const EventSource = function (this: object, url: string) {
    streams.push(Object.assign(this, { url }));
  };
  const names = ['EventSource', 'location', 'fetch'];
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs this script
  const run = new Function(...names, developScript('/_dev/reload', own)) as (...given: unknown[]) => void;
  run(EventSource, { reload }, asked);
  return async (data) => {
    streams.at(-1)?.onmessage?.({ data });
    await Promise.resolve();
    await Promise.resolve();
  };
}
const overlay = () => document.querySelector('pre[role=alert]');

describe('develop script', () => {
  test('a page loads again when another composition is live than its own', async () => {
    const hear = pageOf('aaaa');
    expect(streams.at(-1)?.url).toBe('/_dev/reload');
    await hear('aaaa');
    expect(reload).not.toHaveBeenCalled();
    await hear('bbbb');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a page that can show another composition in place does not load again, until it cannot', async () => {
    const swap = jest.fn(() => Promise.resolve(true));
    globalThis._VESTIBULE_SWAP = swap;
    try {
      const hear = pageOf('aaaa');
      await hear('bbbb');
      await hear('bbbb');
      expect(swap.mock.calls).toEqual([['bbbb']]);
      expect(reload).not.toHaveBeenCalled();
      swap.mockResolvedValue(false);
      await hear('aaaa');
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      globalThis._VESTIBULE_SWAP = undefined;
    }
  });

  test('an address is visited before the page loads again', async () => {
    await pageOf('aaaa')('/_preview?token=t');
    expect(asked).toHaveBeenCalledWith('/_preview?token=t', { redirect: 'manual' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('type errors lie over the page, as text, until there are none', async () => {
    const hear = pageOf('aaaa');
    await hear('!""');
    expect(overlay()).toBeNull();
    await hear(`!${JSON.stringify('a.tsx:1: TS2322: Promise<string>\n  no')}`);
    await hear(`!${JSON.stringify('a.tsx:1: TS2322: <b>')}`);
    expect(document.querySelectorAll('pre')).toHaveLength(1);
    expect(overlay()?.textContent).toBe('a.tsx:1: TS2322: <b>');
    await hear('!""');
    expect(overlay()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
