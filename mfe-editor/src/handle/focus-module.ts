import { TOGGLE_ID } from '../toolbar/edit-toggle';

/** The focus goes to a module's handle; to the bar where there is none. Later: the page shows it in a moment. */
export function focusModule(id: number | undefined): void {
  requestAnimationFrame(() => {
    const handle = id === undefined ? null : document.getElementById(`edit-module-${id}`);
    (handle ?? document.getElementById(TOGGLE_ID))?.focus();
  });
}
