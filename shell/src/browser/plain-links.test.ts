/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { followPlainLinks } from './plain-links';

const push = jest.fn();
followPlainLinks(push);

describe('plain links', () => {
  beforeEach(() => {
    push.mockClear();
    history.replaceState(null, '', '/de');
    document.body.innerHTML = `
    <div data-remote="content" data-live="">
      <a id="live" href="/de/news">Magazin</a>
      <p>Zu den <a id="typed" href="/de/besuch?tag=1#preise">Preisen</a>, <a id="here" href="/de#plan">zum Plan</a></p>
      <p contenteditable="true">Zum <a id="edited" href="/de/news">Magazin</a></p>
      <div data-remote="programme">
        <a id="early" href="/de/veranstaltungen?today=1#liste"><span id="inside">Zum ganzen Programm</span></a>
        <a id="file" href="/de/plan.pdf">Plan</a>
        <a id="window" href="/de/news" target="_blank">Magazin</a>
        <a id="saved" href="/de/news" download>Magazin</a>
        <a id="other" href="https://example.org/de/news">Anderswo</a>
        <a id="language" href="/en/events">English</a>
        <button id="button">Mehr</button>
      </div>
    </div>`;
  });
  /** Whether the browser's default is left; it must not be here: jsdom has no documents to load. */
  const isLeft = (id: string, init: MouseEventInit = {}): boolean => {
    let left = false;
    const stop = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    fireEvent.click(document.getElementById(id) as HTMLElement, init);
    return left;
  };

  test('a link of a part without its code moves within the document', () => {
    expect(isLeft('inside')).toBe(false);
    expect(push.mock.calls).toEqual([['/de/veranstaltungen?today=1#liste']]);
  });

  test('and does so though React stops the click, as it does on parts that have not hydrated', () => {
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('click', stop, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById('inside')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(push).toHaveBeenCalledTimes(1);
  });

  test('so does a link in an editor’s text', () => {
    expect(isLeft('typed')).toBe(false);
    expect(push.mock.calls).toEqual([['/de/besuch?tag=1#preise']]);
  });

  test('a link that its part has followed is not followed twice', () => {
    const live = document.getElementById('live');
    live?.addEventListener('click', (event) => event.preventDefault());
    expect(isLeft('live')).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });

  test.each(['here', 'edited', 'file', 'window', 'saved', 'other', 'language', 'button'])(
    'a click on "%s" is left alone',
    (id) => {
      expect(isLeft(id)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'so is a click with %j',
    (init) => {
      expect(isLeft('early', init)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );
});
