/** Fills a route pattern with params: (`events/:slug/:id`, {slug, id}) → `events/night/7`. `*` takes `path`. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern
    .split('/')
    .map((part) => {
      if (part === '*') return String(params['path'] ?? '');
      return part.startsWith(':') ? encodeURIComponent(String(params[part.slice(1)] ?? '')) : part;
    })
    .join('/');
}
