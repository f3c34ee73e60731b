import slugify from '@sindresorhus/slugify';

/** Path segment of a title; `fallback` for titles without a single letter that can be written in ASCII. Never empty. */
export function slugOf(title: string, fallback: string): string {
  return slugify(title).slice(0, 100).replace(/-+$/, '') || fallback;
}
