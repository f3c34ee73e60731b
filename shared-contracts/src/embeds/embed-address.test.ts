import { embedOf, isShortAddress, type EmbedKind } from './embed-address';

type Case = readonly [EmbedKind, address: string, service: string, id: string, params?: string];

/** Addresses of the browser's own bar, of share buttons and of the code to embed. */
const GOOD: readonly Case[] = [
  ['video', 'https://www.youtube.com/watch?v=abcdefghijk&t=3', 'youtube', 'abcdefghijk', 'rel=0&start=3'],
  ['video', 'https://www.youtube.com/watch?v=abcdefghijk&t=1m30s', 'youtube', 'abcdefghijk', 'rel=0&start=90'],
  ['video', 'https://www.youtube.com/watch?v=abcdefghijk&list=PLabcdefghij&index=2', 'youtube', 'abcdefghijk'],
  ['video', 'https://m.youtube.com/watch?v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ['video', 'https://music.youtube.com/watch?v=abcdefghijk&si=aB-_3', 'youtube', 'abcdefghijk'],
  ['video', 'https://youtube.com/shorts/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['video', 'https://youtube.com/shorts/abcdefghijk?si=aB-_3&t=4', 'youtube', 'abcdefghijk', 'rel=0&start=4'],
  ['video', 'https://www.youtube.com/live/abcdefghijk?si=aB-_3&t=3605', 'youtube', 'abcdefghijk', 'rel=0&start=3605'],
  ['video', 'https://youtu.be/abc-EFG_ijk', 'youtube', 'abc-EFG_ijk'],
  ['video', 'https://youtu.be/abcdefghijk?si=aB-_3&t=10', 'youtube', 'abcdefghijk', 'rel=0&start=10'],
  ['video', 'https://www.youtube.com/embed/abcdefghijk?start=20', 'youtube', 'abcdefghijk', 'rel=0&start=20'],
  ['video', 'https://www.youtube-nocookie.com/embed/abcdefghijk?si=x', 'youtube', 'abcdefghijk'],
  ['video', 'https://youtube.com/playlist?list=PL0123_abc-Z&si=x', 'youtube', 'videoseries', 'rel=0&list=PL0123_abc-Z'],
  [
    'video',
    'https://www.youtube.com/embed/videoseries?list=PL0123_abc',
    'youtube',
    'videoseries',
    'rel=0&list=PL0123_abc',
  ],
  ['video', 'https://vimeo.com/12345', 'vimeo', '12345'],
  ['video', 'https://vimeo.com/12345?share=copy#t=1m30s', 'vimeo', '12345', 'dnt=1#t=90s'],
  ['video', 'https://vimeo.com/12345/0a1b2c3d4e', 'vimeo', '12345', 'dnt=1&h=0a1b2c3d4e'],
  ['video', 'https://vimeo.com/12345/0a1b2c3d4e?share=copy&fl=sv#t=5', 'vimeo', '12345', 'dnt=1&h=0a1b2c3d4e#t=5s'],
  ['video', 'https://vimeo.com/channels/staffpicks/12345', 'vimeo', '12345'],
  ['video', 'https://vimeo.com/groups/orgel/videos/12345', 'vimeo', '12345'],
  ['video', 'https://vimeo.com/showcase/678/video/12345', 'vimeo', '12345'],
  ['video', 'https://vimeo.com/manage/videos/12345/0a1b2c3d4e', 'vimeo', '12345', 'dnt=1&h=0a1b2c3d4e'],
  ['video', 'https://player.vimeo.com/video/12345', 'vimeo', '12345'],
  ['video', 'https://player.vimeo.com/video/12345?h=0a1b2c3d4e&badge=0', 'vimeo', '12345', 'dnt=1&h=0a1b2c3d4e'],
  ['audio', 'https://soundcloud.com/haus/orgel-im-mai', 'soundcloud', encoded('haus/orgel-im-mai')],
  ['audio', 'https://soundcloud.com/haus/orgel?si=0a1b&utm_source=clipboard', 'soundcloud', encoded('haus/orgel')],
  ['audio', 'https://soundcloud.com/haus/sets/orgel', 'soundcloud', encoded('haus/sets/orgel')],
  ['audio', 'https://www.soundcloud.com/haus/probe/s-aB3', 'soundcloud', encoded('haus/probe/s-aB3')],
  ['audio', 'https://open.spotify.com/intl-de/episode/0123456789abcdefghijkl', 'spotify', spotify('episode')],
  ['audio', 'https://open.spotify.com/episode/0123456789abcdefghijkl?si=x&t=95', 'spotify', spotify('episode'), 't=95'],
  ['audio', 'https://open.spotify.com/embed/show/0123456789abcdefghijkl?si=x', 'spotify', spotify('show')],
  ['audio', 'https://open.spotify.com/embed-podcast/show/0123456789abcdefghijkl', 'spotify', spotify('show')],
  ['audio', 'https://open.spotify.com/user/haus/playlist/0123456789abcdefghijkl', 'spotify', spotify('playlist')],
  ['audio', 'https://salzhof.podigee.io/12-die-orgel', 'podigee', 'salzhof.podigee.io/12-die-orgel'],
  ['audio', 'https://salzhof.podigee.io/b12-zugabe', 'podigee', 'salzhof.podigee.io/b12-zugabe'],
  ['audio', 'https://salzhof.podigee.io/s2e3-die-orgel', 'podigee', 'salzhof.podigee.io/s2e3-die-orgel'],
  ['audio', 'https://salzhof.podigee.io/12-die-orgel/embed', 'podigee', 'salzhof.podigee.io/12-die-orgel'],
  ['document', 'https://issuu.com/salzhof/docs/programm_2026', 'issuu', 'u=salzhof&d=programm_2026'],
  ['document', 'https://issuu.com/salzhof/docs/programm_2026/12?fr=sYWJj', 'issuu', 'u=salzhof&d=programm_2026'],
  ['document', 'https://e.issuu.com/embed.html?d=programm&u=salzhof', 'issuu', 'u=salzhof&d=programm'],
  ['social', 'https://www.instagram.com/p/C1a-_b/', 'instagram', 'p/C1a-_b'],
  ['social', 'https://www.instagram.com/p/C1a-_b/?igsh=MXabc==&img_index=2', 'instagram', 'p/C1a-_b'],
  ['social', 'https://www.instagram.com/reels/C1a-_b/', 'instagram', 'reel/C1a-_b'],
  ['social', 'https://www.instagram.com/salzhof/reel/C1a-_b/', 'instagram', 'reel/C1a-_b'],
  ['social', 'https://www.facebook.com/salz.hof/posts/pfbid02', 'facebook', facebook('salz.hof/posts/pfbid02')],
  ['social', 'https://www.facebook.com/haus/posts/f%C3%BCr-alle/12/?rdid=x', 'facebook', facebook('haus/posts/12')],
  [
    'social',
    'https://www.facebook.com/permalink.php?story_fbid=pfbid0&id=12',
    'facebook',
    facebook('permalink.php?story_fbid=pfbid0&id=12'),
  ],
  ['social', 'https://www.facebook.com/groups/orgel/posts/12/', 'facebook', facebook('groups/orgel/posts/12')],
  ['social', 'https://www.facebook.com/groups/orgel/permalink/12/', 'facebook', facebook('groups/orgel/permalink/12')],
  ['social', 'https://www.facebook.com/photo/?fbid=12&set=a.3', 'facebook', facebook('photo/?fbid=12')],
  ['social', 'https://www.facebook.com/haus/photos/a.12/345/', 'facebook', facebook('haus/photos/a.12/345')],
  ['social', 'https://www.facebook.com/watch/?v=12', 'facebook', facebook('watch/?v=12')],
  ['social', 'https://www.facebook.com/reel/12', 'facebook', facebook('reel/12')],
  ['social', 'https://x.com/salzhof/status/1234567890', 'x', '1234567890'],
  ['social', 'https://x.com/salzhof/status/1234567890?s=46&t=aB', 'x', '1234567890'],
  ['social', 'https://x.com/salzhof/status/1234567890/photo/1', 'x', '1234567890'],
  ['social', 'https://x.com/i/status/1234567890', 'x', '1234567890'],
  ['social', 'https://twitter.com/salzhof/status/1234567890', 'x', '1234567890'],
  ['social', 'https://www.tiktok.com/@salz.hof/video/7300000000000000000', 'tiktok', '7300000000000000000'],
  ['social', 'https://www.tiktok.com/@salz.hof/photo/7300000000000000000?_r=1', 'tiktok', '7300000000000000000'],
];
function encoded(path: string): string {
  return encodeURIComponent(`https://soundcloud.com/${path}`);
}
function spotify(type: string): string {
  return `${type}/0123456789abcdefghijkl`;
}
function facebook(path: string): string {
  return encodeURIComponent(`https://www.facebook.com/${path}`);
}

describe('embed address', () => {
  test.each(GOOD.map(([kind, address, service, id, params = '']) => [kind, address, service, id, params] as const))(
    '%s: %s is of %s',
    (kind, address, service, id, params) =>
      expect(embedOf(kind, address)).toEqual({ service, id, ...(params !== '' && { params }) }),
  );

  test.each([
    ['video', 'https://www.youtube.com/watch?v=abcdefghijk&t=x', undefined],
    ['video', 'https://youtu.be/abcdefghijk?t=0', undefined],
    ['video', 'https://youtu.be/abcdefghijk?t=1h2m3s', 'rel=0&start=3723'],
  ] as const)('the start of %s %s is %s', (kind, address, params) =>
    expect(embedOf(kind, address)?.params).toBe(params),
  );

  test.each([
    'https://on.soundcloud.com/AbC12',
    'https://spotify.link/AbC12',
    'https://vm.tiktok.com/ZMabc/',
    'https://www.tiktok.com/t/ZMabc/',
    'https://fb.watch/aBc-1/',
    'https://www.facebook.com/share/p/1AbC/',
    'https://www.instagram.com/share/reel/AbC',
  ])('%s is short, and no medium', (address) => {
    expect(isShortAddress(address)).toBe(true);
    expect((['audio', 'social'] as const).filter((kind) => embedOf(kind, address) !== undefined)).toEqual([]);
  });

  /** Each good address, turned into one that another host answers, or that shows something else. */
  const TWISTS: Readonly<Record<string, (address: string) => string>> = {
    'a user': (address) => address.replace('https://', 'https://user@'),
    'a host as a user': (address) => address.replace(/^https:\/\/([^/]+)\//, 'https://$1@evil.example/'),
    'a password': (address) => address.replace('https://', 'https://:x@'),
    'a port': (address) => address.replace(/^(https:\/\/[^/]+)/, '$1:8443'),
    http: (address) => address.replace('https', 'http'),
    'no scheme': (address) => address.replace('https:', ''),
    'a longer host': (address) => address.replace(/^(https:\/\/[^/]+)/, '$1.evil.example'),
    'a prefix to the host': (address) => address.replace('https://', 'https://evil-'),
    'one more label': (address) => address.replace('https://', 'https://a.b.'),
    'a dot behind the host': (address) => address.replace(/^(https:\/\/[^/]+)/, '$1.'),
    'a look-alike letter': (address) =>
      address.replace(/^(https:\/\/[^/]*)o/, '$1о').replace(/^(https:\/\/[^/]*)i/, '$1і'),
    'it as a query': (address) => `https://evil.example/?${address}`,
    'it as a fragment': (address) => `https://evil.example/#${address}`,
    'a script': (address) => `javascript:alert(1)//${address}`,
    'a script with slashes': (address) => address.replace('https://', 'javascript://'),
    'markup in it': (address) => address.replace(/([\w-]+)(\/?)$/, '$1"><b>$2'),
    'an encoded slash': (address) => address.replace(/\/(?=[^/]*$)/, '%2f'),
    'an encoded way up': (address) => address.replace(/\/(?=[^/]*$)/, '/%2e%2e%2f..%2f'),
    backslashes: (address) => address.replaceAll('/', '\\'),
    'a line break': (address) => address.replace('https://', 'https://\n'),
    'a tab': (address) => address.replace('.', '\t.'),
    'a NUL': (address) => `${address}\0`,
  };
  /** An address without one of these letters has no look-alike, and a podcast may have any name. */
  const isTwisted = (name: string, address: string, twisted: string) =>
    twisted !== address && !(address.includes('podigee') && name === 'a prefix to the host');

  test.each(Object.keys(TWISTS))('%s makes it none', (name) => {
    const twist = TWISTS[name] as (address: string) => string;
    const twisted = GOOD.flatMap(([kind, address]) =>
      isTwisted(name, address, twist(address)) ? [[kind, twist(address)] as const] : [],
    );
    expect(twisted.length).toBeGreaterThan(GOOD.length / 2);
    expect(twisted.filter(([kind, address]) => embedOf(kind, address) !== undefined)).toEqual([]);
  });

  test.each([
    ['video', 'https://soundcloud.com/haus/orgel'],
    ['audio', 'https://vimeo.com/12345'],
    ['document', 'https://www.instagram.com/p/C1a/'],
    ['social', 'https://issuu.com/salzhof/docs/programm'],
    ['video', 'https://youtu.be/../../evil'],
    ['video', 'https://constructor/a'],
    ['audio', 'https://podigee.io/12-die-orgel'],
    ['audio', 'https://a.b.podigee.io/12-die-orgel'],
    ['audio', 'https://soundcloud.com/haus/orgel%26auto_play=true'],
    ['document', 'https://e.issuu.com/embed.html?d=a%26u=b&u=c'],
    ['social', 'https://www.facebook.com/plugins/post.php?href=https://evil.example'],
    ['video', 'https://vimeo.com/12345?h=a%26b'],
    ['video', 'https://youtube.com/playlist?list=PL0123%26autoplay=1'],
    ['social', 'https://www.facebook.com/permalink.php?story_fbid=1%26a=b&id=2'],
    ['social', 'https://www.facebook.com/permalink.php?story_fbid=1'],
    ['video', 'abc'],
    ['video', ''],
  ] as const)('%s: %j is none', (kind, address) => expect(embedOf(kind, address)).toBeUndefined());

  test('the result of a reader stays inside the address of the frame', () => {
    for (const [kind, address] of GOOD) {
      expect(embedOf(kind, address)?.id).toMatch(/^[\w.%/&=-]+$/);
      expect(embedOf(kind, address)?.params ?? '').toMatch(/^[\w&=#-]*$/);
    }
  });
});
