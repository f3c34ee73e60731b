/** Loads another document: the server renders it for the current user. */
export function goTo(path: string): void {
  window.location.assign(path);
}
