/** @jest-environment jsdom */
import { bootScript, HELD_MS } from './boot-script';

let sent: string[];
describe('boot script', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(this.id);
    });
    document.body.innerHTML = `
    <div data-remote="content">
      <form id="posted" method="post" action="/de/forms/a/1"><input name="submit"></form>
      <form id="waits" method="post"></form>
      <form id="search" action="/de/search"></form>
    </div>
    <div data-remote="commerce" data-live=""><form id="live" method="post" action="/de/cart"></form></div>`;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs this script
  const run = new Function(bootScript([], [])) as () => void;
  beforeAll(() => run());

  const form = (id: string) => document.getElementById(id) as HTMLFormElement;
  /** Whether the browser would send the form now. */
  const submit = (id: string) => form(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  test('a form waits for its code; one whose page takes posts not for ever', () => {
    expect(['posted', 'waits', 'search', 'live'].map(submit)).toEqual([false, false, true, true]);
    expect(submit('posted')).toBe(false);
    jest.advanceTimersByTime(HELD_MS - 1);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(10 * HELD_MS);
    expect(sent).toEqual(['posted']);
    expect(form('waits').dataset['held']).toBe('');
  });

  test('a form whose code has come is not sent a second time', () => {
    submit('posted');
    // As app/held-submit.ts does.
    delete form('posted').dataset['held'];
    jest.advanceTimersByTime(HELD_MS);
    expect(sent).toEqual([]);
  });

  test('Escape closes a menu of the frame also before its code has come, and nothing else', () => {
    document.body.innerHTML = `
    <header><details id="menu" open><summary>Visit</summary><details open><summary>More</summary><a href="/">Home</a></details></details></header>
    <main><details id="answer" open><summary>Why?</summary><a href="/">So</a></details></main>`;
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;
    document.querySelector<HTMLElement>('main a')?.focus();
    press('Escape');
    document.querySelector<HTMLElement>('header a')?.focus();
    press('a');
    expect(['menu', 'answer'].map(isOpen)).toEqual([true, true]);
    press('Escape');
    expect(['menu', 'answer'].map(isOpen)).toEqual([false, true]);
    expect(document.activeElement?.textContent).toBe('Visit');
  });
});
