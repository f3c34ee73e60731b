import { byPath, type Hosts, type Read } from './reader';

/** The share button gives `reels`, which the frames of the service do not know. */
const instagram = byPath('instagram', /^\/(?:[\w.]+\/)?((?:p|reels?|tv)\/[\w-]+)\/?$/, (path) =>
  path.replace(/^reels/, 'reel'),
);

/** A post or video of a page or group, with words before its number or without; a picture; a reel. */
const FACEBOOK_PATHS = [
  /^\/((?:groups\/)?[\w.-]+\/(?:posts|permalink|videos)\/)(?:[^/]+\/)?([\w-]+)\/?$/,
  /^\/([\w.-]+\/photos\/(?:[\w.-]+\/)?)(\d+)\/?$/,
  /^\/(reel\/)(\d+)\/?$/,
];
/** Addresses whose query says which post or picture it is, by their paths. */
const FACEBOOK_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/permalink.php': ['story_fbid', 'id'],
  '/story.php': ['story_fbid', 'id'],
  '/photo.php': ['fbid'],
  '/photo': ['fbid'],
  '/photo/': ['fbid'],
  '/watch': ['v'],
  '/watch/': ['v'],
};
const FACEBOOK_ID = /^[\w-]+$/;
const facebook: Read = ({ pathname, searchParams }) => {
  const names = Object.hasOwn(FACEBOOK_QUERY, pathname) ? FACEBOOK_QUERY[pathname] : undefined;
  const values = names?.map((name) => [name, searchParams.get(name) ?? ''] as const);
  const isWhole = values?.every(([, value]) => FACEBOOK_ID.test(value)) ?? false;
  const path = isWhole
    ? `${pathname.slice(1)}?${values?.map(([name, value]) => `${name}=${value}`).join('&')}`
    : FACEBOOK_PATHS.map((pattern) => pattern.exec(pathname)?.slice(1).join('')).find((found) => found !== undefined);
  return path === undefined
    ? undefined
    : { service: 'facebook', id: encodeURIComponent(`https://www.facebook.com/${path}`) };
};
const x = byPath('x', /^\/(?:\w{1,15}|i(?:\/web)?)\/status\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/);
const tiktok = byPath('tiktok', /^\/@[\w.]+\/(?:video|photo)\/(\d{1,20})\/?$/);

/** Posts of Instagram, Facebook, X and TikTok. */
export const readSocial: Hosts = {
  'www.instagram.com': instagram,
  'instagram.com': instagram,
  'www.facebook.com': facebook,
  'facebook.com': facebook,
  'm.facebook.com': facebook,
  'x.com': x,
  'www.x.com': x,
  'twitter.com': x,
  'www.twitter.com': x,
  'mobile.twitter.com': x,
  'www.tiktok.com': tiktok,
  'tiktok.com': tiktok,
};
