/** What a consent service shows. */
export interface MediaAddress {
  readonly service: string;
  readonly id: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const youtube = (id: string | null | undefined): MediaAddress | undefined =>
  id && YOUTUBE_ID.test(id) ? { service: 'youtube', id } : undefined;

/** By exact host: the rest of an address proves nothing (docs/behaviour/content.md#external-media). */
const READERS: Readonly<Record<string, (url: URL) => MediaAddress | undefined>> = {
  'www.youtube.com': ({ pathname, searchParams }) =>
    youtube(pathname === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1]),
  'www.youtube-nocookie.com': ({ pathname }) => youtube(/^\/embed\/([^/]+)$/.exec(pathname)?.[1]),
  'youtu.be': ({ pathname }) => youtube(pathname.slice(1)),
  'vimeo.com': ({ pathname }) => vimeo(/^\/(\d+)(?:\/[0-9a-f]+)?$/.exec(pathname)?.[1]),
  'player.vimeo.com': ({ pathname }) => vimeo(/^\/video\/(\d+)$/.exec(pathname)?.[1]),
};
const vimeo = (id: string | undefined): MediaAddress | undefined => (id ? { service: 'vimeo', id } : undefined);
const SAME: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube.com',
  'm.youtube.com': 'www.youtube.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'www.vimeo.com': 'vimeo.com',
};

/** The video that an address shows; undefined when it is not one of a service that this site knows. Only https. */
export function videoOf(address: string): MediaAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  const host = SAME[url.hostname] ?? url.hostname;
  return Object.hasOwn(READERS, host) ? READERS[host]?.(url) : undefined;
}
