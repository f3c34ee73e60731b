import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { GatewayBackend } from '../http/backend';
import type { Compositions } from '../compositions/compositions';
import type { PageRequest } from '../render/page-request';
import { shopListPath } from './shop-paths';

interface Sources {
  readonly backend: Pick<GatewayBackend, 'redirectOf'>;
  readonly compositions: Pick<Compositions, 'moved'>;
}

/**
 * Where an address leads now, in one step: as editors or the shop's own lists say, and to where the composition has its
 * route. Undefined where it leads nowhere else: a redirect to where a route was, from where it is, says nothing new.
 */
export async function presentAddress(
  { path, lang, trail, url }: Pick<PageRequest, 'path' | 'lang' | 'trail' | 'url'>,
  site: SiteComposition,
  { backend, compositions }: Sources,
): Promise<string | undefined> {
  const moved = compositions.moved.in(site);
  const goal = (await backend.redirectOf(path, lang, trail)) ?? shopListPath(path, site);
  const [, to = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(goal ?? path + url.search) ?? [];
  const present = moved.present(to) ?? (goal === undefined ? undefined : to);
  return present === undefined || present === path ? undefined : present + rest;
}
