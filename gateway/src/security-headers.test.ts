import { pagePolicies } from './security-headers';

function directives(hasTagManager: boolean, trustedTypes = true): ReadonlyMap<string | undefined, readonly string[]> {
  const policy = pagePolicies(undefined)('n', { hasTagManager, trustedTypes });
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

test('frames come from hosts that are named, with and without a tag manager', () => {
  for (const hasTagManager of [false, true]) {
    const sources = directives(hasTagManager).get('frame-src') ?? [];
    expect([...sources].sort()).toEqual([
      "'self'",
      // Each podcast has a host of its own there.
      'https://*.podigee.io',
      'https://e.issuu.com',
      'https://open.spotify.com',
      'https://platform.twitter.com',
      'https://player.vimeo.com',
      'https://share-eu1.hsforms.com',
      'https://share.hsforms.com',
      'https://w.soundcloud.com',
      'https://www.facebook.com',
      'https://www.instagram.com',
      'https://www.tiktok.com',
      'https://www.youtube-nocookie.com',
    ]);
  }
});

test('strings become neither code nor addresses of scripts, except where a tag manager needs it, and on pages of an older shell', () => {
  expect(directives(false).get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives(false).get('trusted-types')).toEqual(['default']);
  for (const policy of [directives(true), directives(false, false)])
    expect(policy.has('require-trusted-types-for')).toBe(false);
});
