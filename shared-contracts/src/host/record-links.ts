import { inEachLanguage, type Language, type Localised } from '../languages';
import type { OwnRouteName, RouteName } from '../remote/define-remote';
import type { ShownRecord } from '../remote/slot-params';
import type { Href, ParamsOf } from './host';

/** The route of each kind of record that has a page of its own. */
export const RECORD_ROUTES = {
  event: 'events-slug-id',
  production: 'productions-slug-id',
  exhibition: 'exhibitions-slug-id',
  article: 'news-slug-id',
  person: 'team-slug-id',
  series: 'series-slug-id',
  venue: 'venues-slug-id',
  form: 'forms-slug-id',
} as const satisfies Readonly<Record<ShownRecord['kind'], RouteName>>;
export type LinkedKind = keyof typeof RECORD_ROUTES;

/** Path of a record's page, in the current language by default: the slug is cosmetic, the id identifies the record. */
export const recordHref = (
  href: Href,
  kind: LinkedKind,
  { slug, id }: { slug: string; id: number },
  lang?: Language,
): string => href(RECORD_ROUTES[kind], { slug, id }, lang);

/** Path of a record's page in each language that it has a name in; names are slugs. */
export function recordUrls(
  href: Href,
  kind: LinkedKind,
  { names, id }: { readonly names: { readonly [L in Language]?: string | undefined }; readonly id: number },
): Localised {
  const named = Object.entries(names) as [Language, string | undefined][];
  return Object.fromEntries(
    named.flatMap(([lang, slug]) => (slug ? [[lang, href(RECORD_ROUTES[kind], { slug, id }, lang)]] : [])),
  );
}

/** Path of a page in each language, each with the same params and query. */
export const routeUrls = <R extends RouteName | OwnRouteName>(
  href: Href,
  route: R,
  params: ParamsOf<R>,
  search = '',
): Localised => inEachLanguage((lang) => href(route, params, lang) + search);
