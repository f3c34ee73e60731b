import {
  plainText,
  recordUrls,
  type Language,
  type LoaderContext,
  type PageMeta,
  type LinkedKind,
} from '@vestibule/contracts';

interface ShownRecord {
  readonly id: number;
  readonly names: { readonly [L in Language]?: string | undefined };
  readonly body: string;
  readonly image_thumbnails: { readonly large: string } | null;
}

/** Metadata of every record's page; `parents` are the steps above it. */
export function recordMeta(
  kind: LinkedKind,
  record: ShownRecord,
  title: string,
  { lang, href }: Pick<LoaderContext, 'lang' | 'href'>,
  parents: PageMeta['breadcrumbs'] = [],
): PageMeta {
  const urls = recordUrls(href, kind, record);
  const description = plainText(record.body, 160);
  return {
    title,
    ...(description && { description }),
    // The slug in the visited address may be an old one: these are the page's own addresses.
    urls,
    record: { kind, id: record.id },
    ...(record.image_thumbnails && { image: record.image_thumbnails.large }),
    breadcrumbs: [...parents, { title, url: urls[lang] ?? '' }],
  };
}
