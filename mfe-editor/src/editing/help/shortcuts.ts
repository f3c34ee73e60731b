/** Shortcuts in edit mode, besides those of the focused element (docs/behaviour/editing.md#help-and-keyboard). */
export type Shortcut = 'save' | 'undo' | 'redo' | 'help';

/** Where keys are typed text, or have another meaning. */
const OWN_KEYS = 'input, textarea, select, dialog[open], [contenteditable]:not([contenteditable="false"])';

const isAt = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * The shortcut of a key press, if it is one: Ctrl or ⌘ with S, Z or Shift and Z, and `?`. Only S works where text is
 * typed, as the others have a meaning of their own there.
 */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented'>,
): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey) return undefined;
  const isMod = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isMod && letter === 's' && !shiftKey) return 'save';
  if (isAt(target, OWN_KEYS)) return undefined;
  if (isMod && letter === 'z') return shiftKey ? 'redo' : 'undo';
  return !isMod && key === '?' ? 'help' : undefined;
}
