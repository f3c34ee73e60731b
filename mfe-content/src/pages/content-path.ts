/** Path of a content page below its language: what the catch-all took, or all of it where a route has no such part. */
export function contentPath(params: Readonly<Record<string, string>>, { pathname }: URL): string {
  return params['*'] ?? pathname.split('/').slice(2).join('/');
}
