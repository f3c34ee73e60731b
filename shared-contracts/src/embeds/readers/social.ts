import { byPath, type Hosts } from './reader';

const instagram = byPath('instagram', /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]+)\/?$/);
const facebook = byPath('facebook', /^\/([\w.-]+\/(?:posts|videos)\/[\w-]+)\/?$/, (path) =>
  encodeURIComponent(`https://www.facebook.com/${path}`),
);
const x = byPath('x', /^\/\w{1,15}\/status\/(\d{1,20})\/?$/);
const tiktok = byPath('tiktok', /^\/@[\w.]+\/video\/(\d{1,20})\/?$/);

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
