/**
 * Where the worker writes the programme into the offline page. The text between the first two is left out while there
 * is none.
 */
export const PROGRAMME_BEGIN = '<!--programme-->';
export const PROGRAMME_END = '<!--/programme-->';
export const SEEN_MARK = '{{seen}}';
export const EVENTS_MARK = '{{events}}';

/**
 * Fills the page with the HTML of the pages that were seen and of the programme; without a programme when there is
 * none.
 */
export function fillOffline(
  page: string,
  programme: { readonly seen: string; readonly events: string } | undefined,
): string {
  const [begin, end] = [page.indexOf(PROGRAMME_BEGIN), page.indexOf(PROGRAMME_END)];
  if (begin < 0 || end < begin) return page;
  const part = page.slice(begin + PROGRAMME_BEGIN.length, end);
  const filled = programme
    ? part.replace(SEEN_MARK, () => programme.seen).replace(EVENTS_MARK, () => programme.events)
    : '';
  return page.slice(0, begin) + filled + page.slice(end + PROGRAMME_END.length);
}
