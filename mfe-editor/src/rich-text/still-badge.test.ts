import type { Editor } from 'ckeditor5';
import { StillBadge } from './still-badge';

jest.mock('ckeditor5', () => jest.requireActual<object>('../testing/ckeditor'), { virtual: true });

/** The box of the observed element has another size now. */
let resize: () => void;
const observed = new Set<Element>();
describe('still badge', () => {
  beforeAll(() => {
    window.ResizeObserver = class {
      constructor(changed: () => void) {
        resize = () => observed.size > 0 && changed();
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    } as unknown as typeof ResizeObserver;
  });

  /** A badge as the editor has it: it asks to be shown when the text is focused, and at each key. */
  function open() {
    const [show, hide] = [jest.fn(), jest.fn()];
    const poweredBy = {
      _lastFocusedEditableElement: document.createElement('div'),
      _showBalloon: show,
      _hideBalloon: hide,
    };
    const plugin = new StillBadge({ ui: { poweredBy } } as unknown as Editor);
    plugin.init();
    return { badge: poweredBy, plugin, show, hide };
  }

  test('the badge is placed when the text is focused and when its box changes, not at each key', () => {
    const { badge, plugin, show } = open();
    for (let key = 0; key < 10; key += 1) badge._showBalloon();
    expect(show).toHaveBeenCalledTimes(1);
    resize();
    expect(show).toHaveBeenCalledTimes(2);
    plugin.destroy();
    expect(observed.size).toBe(0);
  });

  test('it goes with the focus and comes back with it, to another text too', () => {
    const { badge, show, hide } = open();
    badge._showBalloon();
    badge._hideBalloon();
    resize();
    expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1]);
    badge._showBalloon();
    badge._lastFocusedEditableElement = document.createElement('div');
    badge._showBalloon();
    expect(show).toHaveBeenCalledTimes(3);
  });
});
