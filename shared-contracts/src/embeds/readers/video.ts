import { startOf } from './start';
import { type Embed, type Hosts, type Read } from './reader';

const ID = /^[\w-]{11}$/;
const PLAYLIST = /^[\w-]{10,64}$/;
/** Offers at the end are of the same channel. */
const NO_OFFERS = 'rel=0';

/** A video from its `t` or `start`, in seconds; the player knows no other unit. */
function youtubeVideo(id: string, { searchParams, hash }: URL): Embed | undefined {
  if (!ID.test(id)) return undefined;
  const start = startOf(searchParams.get('t') ?? searchParams.get('start') ?? hash.replace(/^#t=/, ''));
  return { service: 'youtube', id, ...(start > 0 && { params: `${NO_OFFERS}&start=${start}` }) };
}
const PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const youtube: Read = (url) => {
  const { pathname, searchParams } = url;
  const list = searchParams.get('list') ?? '';
  const isList = pathname === '/playlist' || pathname === '/embed/videoseries';
  if (isList)
    return PLAYLIST.test(list)
      ? { service: 'youtube', id: 'videoseries', params: `${NO_OFFERS}&list=${list}` }
      : undefined;
  const id = pathname === '/watch' ? searchParams.get('v') : PATH.exec(pathname)?.[1];
  return youtubeVideo(id ?? '', url);
};
const noCookie: Read = (url) => (url.pathname.startsWith('/embed/') ? youtube(url) : undefined);
const short: Read = (url) => youtubeVideo(url.pathname.slice(1), url);

/** In a channel, group or showcase, or in the maker's own list, it has the same number; the last part is the secret. */
const VIMEO =
  /^\/(?:manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const SECRET = /^[\da-f]+$/;
/** A video that is not listed plays with its secret only. */
function vimeoVideo([, id, inPath]: readonly (string | undefined)[], { searchParams, hash }: URL): Embed | undefined {
  const secret = inPath ?? searchParams.get('h') ?? undefined;
  if (id === undefined || (secret !== undefined && !SECRET.test(secret))) return undefined;
  const start = startOf(/^#t=(.+)$/.exec(hash)?.[1] ?? searchParams.get('t') ?? '');
  const query = [`dnt=1`, ...(secret === undefined ? [] : [`h=${secret}`])].join('&');
  const more = `${query}${start > 0 ? `#t=${start}s` : ''}`;
  return { service: 'vimeo', id, ...(more !== 'dnt=1' && { params: more }) };
}
const vimeo: Read = (url) => vimeoVideo(VIMEO.exec(url.pathname) ?? [], url);
const vimeoPlayer: Read = (url) => vimeoVideo(/^\/video\/(\d+)\/?$/.exec(url.pathname) ?? [], url);

/** Videos of YouTube and Vimeo. */
export const readVideo: Hosts = {
  'www.youtube.com': youtube,
  'youtube.com': youtube,
  'm.youtube.com': youtube,
  'music.youtube.com': youtube,
  'www.youtube-nocookie.com': noCookie,
  'youtube-nocookie.com': noCookie,
  'youtu.be': short,
  'vimeo.com': vimeo,
  'www.vimeo.com': vimeo,
  'player.vimeo.com': vimeoPlayer,
};
