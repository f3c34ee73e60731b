/**
 * jsdom has the dialog element without its methods: enough of them for tests of opening and closing. Without jsdom it
 * does nothing.
 */
const prototype = globalThis.HTMLDialogElement?.prototype ?? {};
prototype.showModal ??= function showModal() {
  this.open = true;
};
prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
