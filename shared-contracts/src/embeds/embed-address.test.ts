import { embedOf, type EmbedKind } from './embed-address';

const GOOD: readonly (readonly [EmbedKind, string, string, string])[] = [
  ['video', 'https://www.youtube.com/watch?v=abcdefghijk&t=3', 'youtube', 'abcdefghijk'],
  ['video', 'https://m.youtube.com/watch?v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ['video', 'https://youtube.com/shorts/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['video', 'https://youtu.be/abc-EFG_ijk', 'youtube', 'abc-EFG_ijk'],
  ['video', 'https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube', 'abcdefghijk'],
  ['video', 'https://vimeo.com/12345', 'vimeo', '12345'],
  ['video', 'https://player.vimeo.com/video/12345', 'vimeo', '12345'],
  ['audio', 'https://soundcloud.com/haus/orgel-im-mai', 'soundcloud', encoded('haus/orgel-im-mai')],
  ['audio', 'https://soundcloud.com/haus/sets/orgel', 'soundcloud', encoded('haus/sets/orgel')],
  ['audio', 'https://www.soundcloud.com/haus/probe/s-aB3', 'soundcloud', encoded('haus/probe/s-aB3')],
  ['audio', 'https://open.spotify.com/intl-de/episode/0123456789abcdefghijkl', 'spotify', spotify('episode')],
  ['audio', 'https://open.spotify.com/embed/show/0123456789abcdefghijkl?si=x', 'spotify', spotify('show')],
  ['audio', 'https://salzhof.podigee.io/12-die-orgel', 'podigee', 'salzhof.podigee.io/12-die-orgel'],
  ['audio', 'https://salzhof.podigee.io/12-die-orgel/embed', 'podigee', 'salzhof.podigee.io/12-die-orgel'],
  ['document', 'https://issuu.com/salzhof/docs/programm_2026', 'issuu', 'u=salzhof&d=programm_2026'],
  ['document', 'https://e.issuu.com/embed.html?d=programm&u=salzhof', 'issuu', 'u=salzhof&d=programm'],
  ['social', 'https://www.instagram.com/p/C1a-_b/', 'instagram', 'p/C1a-_b'],
  ['social', 'https://www.instagram.com/salzhof/reel/C1a-_b/', 'instagram', 'reel/C1a-_b'],
  ['social', 'https://www.facebook.com/salz.hof/posts/pfbid02', 'facebook', facebook('salz.hof/posts/pfbid02')],
  ['social', 'https://x.com/salzhof/status/1234567890', 'x', '1234567890'],
  ['social', 'https://twitter.com/salzhof/status/1234567890', 'x', '1234567890'],
  ['social', 'https://www.tiktok.com/@salz.hof/video/7300000000000000000', 'tiktok', '7300000000000000000'],
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

test.each(GOOD)('%s: %s is of %s', (kind, address, service, id) =>
  expect(embedOf(kind, address)).toEqual({ service, id }),
);

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
  ['video', 'abc'],
  ['video', ''],
] as const)('%s: %j is none', (kind, address) => expect(embedOf(kind, address)).toBeUndefined());

test('the result of a reader stays inside the address of the frame', () => {
  for (const [kind, address] of GOOD) expect(embedOf(kind, address)?.id).toMatch(/^[\w.%/&=-]+$/);
});
