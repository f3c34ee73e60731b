import { byPath, type Hosts, type Read } from './reader';

const ID = /^[\w-]{11}$/;
const youtubePath = byPath('youtube', /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/);
const youtube: Read = (url) => {
  const id = url.pathname === '/watch' ? url.searchParams.get('v') : null;
  return id !== null && ID.test(id) ? { service: 'youtube', id } : youtubePath(url);
};
const noCookie = byPath('youtube', /^\/embed\/([\w-]{11})\/?$/);
const vimeo = byPath('vimeo', /^\/(\d+)(?:\/[\da-f]+)?\/?$/);

/** Videos of YouTube and Vimeo. */
export const readVideo: Hosts = {
  'www.youtube.com': youtube,
  'youtube.com': youtube,
  'm.youtube.com': youtube,
  'www.youtube-nocookie.com': noCookie,
  'youtube-nocookie.com': noCookie,
  'youtu.be': byPath('youtube', /^\/([\w-]{11})$/),
  'vimeo.com': vimeo,
  'www.vimeo.com': vimeo,
  'player.vimeo.com': byPath('vimeo', /^\/video\/(\d+)$/),
};
