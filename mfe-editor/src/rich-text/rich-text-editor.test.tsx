import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render } from '@testing-library/react';
import de from '../../translations/de.json';
import { MOST_MS, PAUSE_MS } from '../shared/put-off';
import { idleBrowser } from '../testing/idle-browser';
import { createRichTextEditor } from './rich-text-editor';

interface Shown {
  readonly onReady: (editor: object) => void;
  readonly onChange: (event: unknown, editor: object) => void;
  readonly onBlur: () => void;
}
let shown: Shown;
// The editor itself is of no account here; as a module of the browser Jest does not find it.
jest.mock('ckeditor5', () => ({ Plugin: class {}, ClassicEditor: class {} }), { virtual: true });
jest.mock('ckeditor5/ckeditor5.css', () => ({}), { virtual: true });
jest.mock('@ckeditor/ckeditor5-react', () => ({
  CKEditor: (props: Shown) => {
    shown = props;
    return null;
  },
}));

let stop: () => void;
describe('rich text editor', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stop = idleBrowser();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  /** A text of which nothing but the first value has been read. */
  function show() {
    const { wrapper } = fakeHost({ namespace: 'editor', texts: de });
    const Editor = createRichTextEditor('de', {});
    let html = '<p>Alt </p>';
    const editor = { getData: jest.fn(() => html), focus: jest.fn() };
    const on = { change: jest.fn(), blur: jest.fn() };
    const view = render(
      <Editor
        label="Text"
        initial="<p>Alt</p>"
        contentLanguage="de"
        takesFocus
        onChange={on.change}
        onBlur={() => void on.blur(on.change.mock.calls.length)}
      />,
      { wrapper },
    );
    shown.onReady(editor);
    editor.getData.mockClear();
    const type = (typed: string) => {
      html = typed;
      act(() => shown.onChange(undefined, editor));
    };
    return { ...view, ...on, editor, type };
  }

  test('letters are passed on after a pause, and the HTML is written once', () => {
    const { type, change, editor } = show();
    for (const html of ['<p>A</p>', '<p>Ab</p>', '<p>Abc</p>']) type(html);
    expect(editor.getData).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(PAUSE_MS + 1));
    expect(change.mock.calls).toEqual([['<p>Abc</p>']]);
    expect(editor.getData).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(MOST_MS));
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('text that equals the initial one again counts as unchanged', () => {
    const { type, change } = show();
    type('<p>Alt </p>');
    act(() => jest.advanceTimersByTime(PAUSE_MS + 1));
    expect(change.mock.calls).toEqual([['<p>Alt</p>']]);
  });

  test('it is passed on before the text is left', () => {
    const { type, change, blur } = show();
    type('<p>Neu</p>');
    act(() => shown.onBlur());
    expect(change.mock.calls).toEqual([['<p>Neu</p>']]);
    expect(blur.mock.calls).toEqual([[1]]);
  });

  test('it is passed on when the form goes', () => {
    const { type, change, unmount } = show();
    type('<p>Neu</p>');
    unmount();
    expect(change.mock.calls).toEqual([['<p>Neu</p>']]);
  });

  test.each(['submit', 'pagehide', 'pointerdown'])('it is passed on at %s', (event) => {
    const { type, change } = show();
    type('<p>Neu</p>');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(change.mock.calls).toEqual([['<p>Neu</p>']]);
  });
});
