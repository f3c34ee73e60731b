import { useEffect, useRef } from 'react';
import { shortcutOf, type Shortcut } from './shortcuts';

type Actions = Readonly<Partial<Record<Shortcut, () => void>>>;

/** Runs the action of a shortcut, wherever the focus is; a shortcut without an action is left to the browser. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const action = shortcut && latest.current[shortcut];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
