/** Path and query of a neighbouring page, null where there is none. The query keeps the request's parameters. */
export function pageLinks(
  path: string,
  query: { readonly page: number; readonly page_size: number },
  count: number,
): { next: string | null; previous: string | null } {
  const last = Math.max(1, Math.ceil(count / query.page_size));
  const { page: _, page_size, ...choice } = query;
  const to = (page: number) => {
    const given = Object.entries({ ...choice, page_size, page }).filter(([, value]) => value !== undefined);
    return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
  };
  return {
    next: query.page < last ? to(query.page + 1) : null,
    previous: query.page > 1 ? to(Math.min(query.page - 1, last)) : null,
  };
}
