/** The button of edit mode: the focus comes back here when the button that opened a form is gone. */
export const TOGGLE_ID = 'editor-toggle';

/** The focus goes to a module's handle; to the bar where there is none. Later: the page shows it in a moment. */
export function focusModule(id: number | undefined): void {
  requestAnimationFrame(() => {
    const handle = id === undefined ? null : document.getElementById(`edit-module-${id}`);
    (handle ?? document.getElementById(TOGGLE_ID))?.focus();
  });
}
