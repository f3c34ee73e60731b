import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import { pathReadings } from '@vestibule/contracts/paths/site-path';
import { shopOfPath } from '@vestibule/contracts/site/shop-names';
import { OWN_PARTS } from '../shop-routes';

/** Longer ones are no addresses of a shop, and would fill the logs of both sides. */
const MAX_PLACE = 500;
/** Parameters of this site: none of them is passed to the shop, least of all a preview's key. */
const OWN_PARAMETERS = ['lang', 'v', PREVIEW_PARAMETER];

/**
 * Where one is in the shop: a path below its start, with its query (`/event/5?seats=2`), or empty for the start itself.
 * It is below every start that it is put behind, however that is read.
 */
export type ShopPlace = string;

/** A place in the shop at this address, which is as the settings have it. */
export interface FramedPlace {
  readonly shop: string;
  readonly place: ShopPlace;
}

/** The place that an address of this site names; undefined for one that must not be requested from the shop. */
export function placeOnSite({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): ShopPlace | undefined {
  const shop = shopOfPath(pathname);
  return shop && placeAt(pathname.slice(shop.start.length), searchParams);
}

/** The place that an address of the shop is; undefined for one that is not below `shop`. */
export function placeInShop(address: string, shop: string): ShopPlace | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const start = new URL(shop);
  const below = start.pathname.replace(/\/$/, '');
  const isBelow = pathname === below || pathname.startsWith(`${below}/`);
  return origin === start.origin && isBelow ? placeAt(pathname.slice(below.length), searchParams) : undefined;
}

/** Address of a place for the iframe, with the page's language. */
export function frameAddress(shop: string, place: ShopPlace, lang: string): string {
  const url = new URL(shop + place);
  url.searchParams.set('lang', lang);
  return url.href;
}

function placeAt(pathname: string, parameters: URLSearchParams): ShopPlace | undefined {
  const path = pathname.replace(/\/$/, '');
  if (!isPlain(path) || OWN_PARTS.includes(path.split('/')[1] ?? '')) return undefined;
  const query = new URLSearchParams([...parameters].filter(([name]) => !OWN_PARAMETERS.includes(name))).toString();
  const place = path + (query && `?${query}`);
  return place.length <= MAX_PLACE ? place : undefined;
}

/** However often it is decoded, no part of the path is empty, leads up, or is misread by a server. */
const isPlain = (pathname: string): boolean =>
  pathReadings(pathname)?.every((path) => !/[\\\p{Cc}\p{Cf}]/u.test(path) && !/\/\.{0,2}(?:[/;]|$)/.test(path)) ??
  false;
