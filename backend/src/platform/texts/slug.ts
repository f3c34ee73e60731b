import slugify from '@sindresorhus/slugify';

/** Path segment of a title; `fallback` for titles without a single letter that can be written in ASCII. Never empty. */
export function slugOf(title: string, fallback: string): string {
  return slugify(title).slice(0, 100).replace(/-+$/, '') || fallback;
}

/** `slug`, or `slug-2`, `slug-3` … when it is taken; takes it. */
export function freeSlug(name: string, taken: Set<string>): string {
  const base = slugOf(name, 'x');
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
