/** Moves the focus to the first control that can be seen behind an element that is about to go. */
export function focusAfter(element: Element | null): void {
  const controls = element?.nextElementSibling?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
  for (const control of controls) {
    control.focus({ preventScroll: true });
    // What a media query hides does not take the focus.
    if (document.activeElement === control) return;
  }
}
