/**
 * Fills a route pattern with params: (`events/:slug/:id`, {slug, id}) → `events/night/7`. `*` takes `path`. An optional
 * part (`:page?`) without a param, or with an empty one, is left out.
 */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const filled = pattern.split('/').map((part) => {
    if (part === '*') return String(params['path'] ?? '');
    if (!part.startsWith(':')) return part;
    const value = params[part.slice(1).replace(/\?$/, '')];
    return (value === undefined || value === '') && part.endsWith('?')
      ? undefined
      : encodeURIComponent(String(value ?? ''));
  });
  return filled.filter((part) => part !== undefined).join('/');
}
