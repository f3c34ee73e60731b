/**
 * Takes over a part of the page whose code has loaded. A form in it that was submitted earlier (the inline script has
 * held it: a script sends it without leaving the page) is sent at once, with its current values.
 */
export function takeOver(box: HTMLElement): void {
  box.dataset['live'] = '';
  for (const form of box.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    if (form.closest('[data-remote]') !== box) continue;
    delete form.dataset['held'];
    form.requestSubmit();
  }
}
