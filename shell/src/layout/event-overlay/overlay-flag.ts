/** In an address: the overlay is open. */
const FLAG = 'overlay';

/** Whether the address opens the overlay. */
export const isAskedFor = (): boolean => new URLSearchParams(location.search).get(FLAG) === 'true';

/** Puts the flag into the address of the page below, or takes it out again; the page itself stays as it is. */
export function writeFlag(open: boolean): void {
  const url = new URL(location.href);
  if (open === isAskedFor() && (open || !url.searchParams.has(FLAG))) return;
  if (open) url.searchParams.set(FLAG, 'true');
  else url.searchParams.delete(FLAG);
  history.replaceState(history.state, '', url);
}
