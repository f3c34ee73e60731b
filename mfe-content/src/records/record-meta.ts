import { plainText, type Language, type PageMeta } from '@vestibule/contracts';

interface ShownRecord {
  readonly urls: { readonly [L in Language]?: string | undefined };
  readonly body: string;
  readonly image_thumbnails: { readonly large: string } | null;
}

/** What every record's page says about itself; `parents` are the steps above it. */
export function recordMeta(
  record: ShownRecord,
  title: string,
  lang: Language,
  parents: PageMeta['breadcrumbs'] = [],
): PageMeta {
  const { de, en, cs } = record.urls;
  const description = plainText(record.body, 160);
  return {
    title,
    ...(description && { description }),
    // The slug in the visited address may be an old one: these are the page's own addresses.
    urls: { ...(de && { de }), ...(en && { en }), ...(cs && { cs }) },
    ...(record.image_thumbnails && { image: record.image_thumbnails.large }),
    breadcrumbs: [...parents, { title, url: record.urls[lang] ?? '' }],
  };
}
