/**
 * Adds a further page. A record that moved from one page to the next between two requests is not shown twice, nor is
 * one that is shown elsewhere.
 */
export function appendNew<T extends { readonly id: number }>(
  shown: readonly T[],
  more: readonly T[],
  elsewhere?: number,
): T[] {
  const known = new Set([elsewhere, ...shown.map(({ id }) => id)]);
  return [...shown, ...more.filter(({ id }) => !known.has(id))];
}
