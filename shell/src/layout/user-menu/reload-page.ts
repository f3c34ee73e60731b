/** Reloads the document, so that the server renders it for the current user. */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens a page as a new document, for the same reason. */
export function openPage(path: string): void {
  window.location.assign(path);
}
