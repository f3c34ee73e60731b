/** Brings an element into view, and the focus to what edits the module that it is in. */
export function showElement(element: Element): void {
  element.scrollIntoView({ block: 'center' });
  const module = element.closest('[data-module-id]')?.getAttribute('data-module-id');
  document.getElementById(`edit-module-${module}`)?.focus({ preventScroll: true });
}
