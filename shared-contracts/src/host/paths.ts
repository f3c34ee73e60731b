/**
 * Fills a route pattern with params: (`events/:slug/:id`, {slug, id}) → `events/night/7`. `*` takes `path`; an optional part
 * (`:slug?`) without a value is left out.
 */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return String(params['path'] ?? '');
    return part.startsWith(':') ? encodeURIComponent(String(params[part.slice(1).replace('?', '')] ?? '')) : part;
  });
  return parts.filter((part, index) => part !== '' || !pattern.split('/')[index]?.endsWith('?')).join('/');
}
