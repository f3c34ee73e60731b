import { ask, type Gate } from './ask';
import { collectLinks, type PageLink } from './collect-links';
import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import type { LookupFunction } from 'node:net';
import { hostKind, isPublicAddress } from './public-host';
import { lookup } from 'node:dns';

/**
 * Finds the addresses of a host for a connection, and refuses where one is not of the internet: a name that was looked
 * up before may lead elsewhere since (DNS rebinding).
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) return done(error ?? notPublic(hostname), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(notPublic(hostname), '', 0);
    if (options.all === true) return done(null, found);
    return done(null, first.address, first.family);
  });
};

const notPublic = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} is not of the internet`), { code: 'EACCES' });

/** A link that leads nowhere; `status` is null where there is no such host. */
export interface BrokenLink extends Omit<PageLink, 'url'> {
  readonly status: number | null;
}

interface Options {
  /** Address of the site's own pages. */
  readonly gatewayUrl: string;
  /** Origins that visitors know the site by. */
  readonly siteOrigins: readonly string[];
  /** Ends the check. */
  readonly stopped: AbortSignal;
  /** Classifies the addresses of a host name. */
  readonly kindOf?: typeof hostKind;
  /** Finds the addresses that are connected to outside of the site. */
  readonly lookup?: LookupFunction;
}

/** Statuses of a page that is gone, and not by a temporary failure. */
const GONE = new Set([404, 410]);
/** Number of links that are checked at once. */
const AT_ONCE = 8;

/**
 * Reads all pages of the sitemap as a visitor gets them, and asks where their links lead; the site's own addresses
 * without their query, as its lists have a link for each choice (docs/behaviour/editing.md#broken-links). Undefined
 * while the site cannot be read.
 */
export async function checkSite(options: Options): Promise<readonly BrokenLink[] | undefined> {
  const { gatewayUrl, siteOrigins, stopped, kindOf = hostKind, lookup = publicLookup } = options;
  const origins = new Set([...siteOrigins, gatewayUrl]);
  const isOwn = ({ origin }: URL) => origins.has(origin);
  const gate: Gate = async (url) => {
    if (isOwn(url)) return { at: urlOnOrigin(gatewayUrl, url.pathname) };
    return (await kindOf(url.hostname)) === 'public' ? { at: url, lookup } : undefined;
  };
  const links = await collectLinks(
    async (url) => {
      const answer = await ask(url, gate, stopped);
      // A page that breaks off is read the next night.
      return answer?.ok ? answer.text().catch(() => undefined) : undefined;
    },
    { home: siteOrigins[0] ?? gatewayUrl, isOwn, stopped },
  );
  if (!links) return undefined;

  let isOnline = false;
  const check = async ({ url, ...link }: PageLink): Promise<BrokenLink[]> => {
    const answer = await ask(url, gate, stopped);
    await answer?.body?.cancel();
    if (answer && !isOwn(url)) isOnline = true;
    const isMissing = !answer && !isOwn(url) && (await kindOf(url.hostname)) === 'missing';
    const isBroken = answer ? GONE.has(answer.status) : isMissing;
    return isBroken ? [{ ...link, status: answer?.status ?? null }] : [];
  };
  const broken: BrokenLink[] = [];
  for (let at = 0; at < links.length; at += AT_ONCE)
    broken.push(...(await Promise.all(links.slice(at, at + AT_ONCE).map(check))).flat());
  if (stopped.aborted) return undefined;
  // Without a network no name is known: that says nothing of the links.
  return isOnline ? broken : broken.filter(({ status }) => status !== null);
}
