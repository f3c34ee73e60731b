/**
 * Takes over a part of the page whose code is there now. A form in it that was sent before (the inline script has held
 * it: the server knows no such POST) is sent at once, as it stands.
 */
export function takeOver(box: HTMLElement): void {
  box.dataset['live'] = '';
  for (const form of box.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    if (form.closest('[data-remote]') !== box) continue;
    delete form.dataset['held'];
    form.requestSubmit();
  }
}
