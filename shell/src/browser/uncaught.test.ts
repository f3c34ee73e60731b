/** @jest-environment jsdom */
import { watchUncaught } from './report';

const report = jest.fn();
describe('uncaught', () => {
  beforeAll(() => watchUncaught(report));
  beforeEach(() => report.mockClear());

  const PROGRAMME = `${location.origin}/remotes/programme/1.2.0-abc`;
  const SHELL = `${location.origin}/shell/main.1a.js`;
  const chrome = (message: string, ...files: string[]) =>
    `Error: ${message}\n${files.map((file) => `    at f (${file}:1:2)`).join('\n')}`;
  const firefox = (_: string, ...files: string[]) => files.map((file) => `f@${file}:1:2`).join('\n');

  /** The code that finds the owner has been loaded, and all events are handled. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  /** Errors must differ: each is reported once. */
  let made = 0;
  const failing = (stack: typeof chrome, ...files: string[]): Error => {
    const error = new Error(`fault ${(made += 1)}`);
    error.stack = stack(error.message, ...files);
    return error;
  };
  const throwing = (error: unknown, filename = '') =>
    dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename, cancelable: true }));
  const rejecting = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

  describe.each([
    ['Chromium and Safari of 2026', chrome],
    ['Firefox', firefox],
  ])('stacks of %s', (_, stack) => {
    it.each([
      ['a handler of a remote', [`${PROGRAMME}/browser/a.js`], { remote: 'programme', version: '1.2.0-abc' }],
      ['a remote below the shell', [SHELL, `${PROGRAMME}/browser/a.js`], { remote: 'programme', version: '1.2.0-abc' }],
      ['the shell alone', [SHELL], {}],
    ])('name the owner of %s', async (_name, files, where) => {
      const [thrown, rejected] = [failing(stack, ...files), failing(stack, ...files)];
      throwing(thrown, files[0]);
      rejecting(rejected);
      await settled();
      expect(report.mock.calls).toEqual([
        [thrown, where],
        [rejected, where],
      ]);
    });

    it.each([
      ['an extension', 'chrome-extension://abc/content.js'],
      ['an extension of Firefox', 'moz-extension://0a-b/content.js'],
      ['another host', 'https://tags.example/remotes/programme/1.2.0-abc/x.js'],
      ['code in the head of the page', `${location.origin}/de`],
    ])('report nothing of %s that calls a remote', async (_name, file) => {
      throwing(failing(stack, file, `${PROGRAMME}/browser/a.js`), file);
      rejecting(failing(stack, file, `${PROGRAMME}/browser/a.js`));
      await settled();
      expect(report).not.toHaveBeenCalled();
    });
  });

  it('takes the file where something else than an error is thrown', async () => {
    throwing('a text', `${PROGRAMME}/browser/a.js`);
    await settled();
    expect(report).toHaveBeenCalledWith('a text', { remote: 'programme', version: '1.2.0-abc' });
  });

  it('blames nobody for a rejection without an error', async () => {
    rejecting('gone');
    await settled();
    expect(report).toHaveBeenCalledWith('gone', { remote: 'unknown' });
  });

  it('leaves out errors whose script the browser hides, notices of the browser, and requests that were given up', async () => {
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed', filename: `${location.origin}/de` }),
    );
    rejecting(Object.assign(failing(chrome, `${PROGRAMME}/browser/a.js`), { name: 'AbortError' }));
    await settled();
    expect(report).not.toHaveBeenCalled();
  });

  it('reports an error that comes again and again once', async () => {
    const file = `${PROGRAMME}/browser/timer.js`;
    for (let ticks = 0; ticks < 5; ticks += 1) {
      const error = new Error('each second');
      error.stack = chrome(error.message, file);
      throwing(error, file);
    }
    await settled();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('leaves out errors that have been dealt with', async () => {
    const dealt = (event: Event) => event.preventDefault();
    addEventListener('unhandledrejection', dealt, { capture: true, once: true });
    rejecting(failing(chrome, `${PROGRAMME}/browser/a.js`));
    await settled();
    expect(report).not.toHaveBeenCalled();
  });
});
