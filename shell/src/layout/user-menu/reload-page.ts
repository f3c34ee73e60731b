/** Loads the document anew, so that the server renders it for whoever is here now. */
export function reloadPage(): void {
  window.location.reload();
}
