/** Reloads the document, so that the server renders it for the current user. */
export function reloadPage(): void {
  window.location.reload();
}
