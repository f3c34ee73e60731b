import { shortcutOf } from './shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
    target: document.body,
    defaultPrevented: false,
    ...more,
  });
const at = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]');
};

describe('shortcuts', () => {
  test.each([
    ['save', 's', { ctrlKey: true }],
    ['save', 's', { metaKey: true }],
    ['undo', 'z', { ctrlKey: true }],
    ['redo', 'Z', { metaKey: true, shiftKey: true }],
    ['help', '?', { shiftKey: true }],
    // A letter alone is none, nor are shortcuts of the browser.
    [undefined, 's', {}],
    [undefined, 'z', { ctrlKey: true, altKey: true }],
    [undefined, 'S', { ctrlKey: true, shiftKey: true }],
    [undefined, '?', { ctrlKey: true }],
  ])('%s: %s with %p', (shortcut, key, held) => expect(press(key, held)).toBe(shortcut));

  test.each([
    '<input data-here>',
    '<div contenteditable="true"><b data-here></b></div>',
    '<dialog open><p data-here></p></dialog>',
  ])('in %s only the save is a shortcut', (html) => {
    const target = at(html);
    expect(press('z', { ctrlKey: true, target })).toBeUndefined();
    expect(press('?', { target })).toBeUndefined();
    expect(press('s', { ctrlKey: true, target })).toBe('save');
  });

  test('a key that something else has taken is none', () =>
    expect(press('s', { ctrlKey: true, defaultPrevented: true })).toBeUndefined());
});
