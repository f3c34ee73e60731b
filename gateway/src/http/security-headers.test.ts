import { pagePolicies } from './security-headers';

const PODCAST = 'salzhof.podigee.io';
const policies = pagePolicies(undefined);
function directives(
  hasTagManager: boolean,
  { trustedTypes = true, podcastHosts = [PODCAST] as readonly string[], codeHosts = [] as string[], shop = '' } = {},
): ReadonlyMap<string | undefined, readonly string[]> {
  const policy = policies('n', { hasTagManager, trustedTypes, podcastHosts, codeHosts, shop });
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

describe('security headers', () => {
  test('frames come from hosts that are named, with and without a tag manager', () => {
    for (const hasTagManager of [false, true]) {
      const sources = directives(hasTagManager).get('frame-src') ?? [];
      expect([...sources].sort()).toEqual([
        "'self'",
        'https://e.issuu.com',
        'https://open.spotify.com',
        'https://platform.twitter.com',
        'https://player.vimeo.com',
        `https://${PODCAST}`,
        'https://share-eu1.hsforms.com',
        'https://share.hsforms.com',
        'https://w.soundcloud.com',
        'https://www.facebook.com',
        'https://www.google.com',
        'https://www.instagram.com',
        'https://www.tiktok.com',
        'https://www.youtube-nocookie.com',
      ]);
    }
  });

  test('of podcasts the hosts that the settings name now, and no other', () => {
    const podcasts = (podcastHosts: readonly string[]) =>
      (directives(false, { podcastHosts }).get('frame-src') ?? []).filter((source) => /podigee|\*/.test(source));
    expect(podcasts([])).toEqual([]);
    expect(podcasts(['a.podigee.io', 'b.podigee.io'])).toEqual(['https://a.podigee.io', 'https://b.podigee.io']);
    expect(podcasts([PODCAST])).toEqual([`https://${PODCAST}`]);
  });

  test('code of the head reaches the hosts that the settings name, with requests and pictures, and no other', () => {
    for (const hasTagManager of [false, true]) {
      const [before, after] = [
        directives(hasTagManager),
        directives(hasTagManager, { codeHosts: ['stats.example.org'] }),
      ];
      const added = [...after].flatMap(([name, sources]) =>
        sources.filter((source) => !before.get(name)?.includes(source)).map((source) => [name, source]),
      );
      expect(added).toEqual([
        ['img-src', 'https://stats.example.org'],
        ['connect-src', 'https://stats.example.org'],
      ]);
    }
  });

  test('of a shop in a frame its origin, exactly, and no other', () => {
    const sources = (shop: string) => directives(false, { shop }).get('frame-src') ?? [];
    expect(sources('https://shop.example:8443/haus/karten').at(-1)).toBe('https://shop.example:8443');
    expect(sources('https://shop.example').filter((source) => !sources('').includes(source))).toEqual([
      'https://shop.example',
    ]);
    const others = (shop: string) => [...directives(false, { shop })].filter(([name]) => name !== 'frame-src');
    expect(others('https://shop.example')).toEqual(others(''));
  });

  test('strings become neither code nor addresses of scripts, except where a tag manager needs it, and on pages of an older shell', () => {
    expect(directives(false).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives(false).get('trusted-types')).toEqual(['default']);
    for (const policy of [directives(true), directives(false, { trustedTypes: false })])
      expect(policy.has('require-trusted-types-for')).toBe(false);
  });
});
