/** Loads another document: the page is rendered anew for whoever is logged in now. */
export function goTo(path: string): void {
  window.location.assign(path);
}
