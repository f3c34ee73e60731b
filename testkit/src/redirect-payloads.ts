/** Prefixes of the foreign host: every shape that some browser or framework has taken for the start of an address. */
const SLASHES = [
  '/',
  '//',
  '///',
  '\\',
  '\\\\',
  '/\\',
  '\\/',
  '/\\/',
  '//\\',
  '/./',
  '/.//',
  '/..//',
  '/x/..//',
  '//x//',
  '/;/',
  '/;@',
  '/@',
  '//@',
  '/?//',
  '/#//',
  '/:/',
];
const CONTROLS = [
  '',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\u000b',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u3000',
  '\ufeff',
  ' ',
];
const SCHEMES = ['', 'http:', 'https:', 'HtTpS:', 'javascript:', 'data:', 'ftp:', 'vbscript:', 'file:', 'h\tttps:'];
const HOSTS = [
  'evil.example',
  'evil.example/de',
  'evil.example:443',
  'user@evil.example',
  'museum.example@evil.example',
  'evil。example',
  '[::1]',
  '0x7f000001',
  '%65vil.example',
  'evil',
];

const encode = (text: string) => encodeURIComponent(text).replaceAll('.', '%2e');

/**
 * Addresses that try to leave the site, by combination: as they are, with a control character in each place, encoded
 * once and twice.
 */
export const REDIRECT_PAYLOADS: readonly string[] = [
  ...new Set(
    SLASHES.flatMap((slashes) =>
      HOSTS.flatMap((host) => {
        const plain = SCHEMES.map((scheme) => `${scheme}${slashes}${host}`);
        const behind = SCHEMES.map((scheme) => `/${scheme}${slashes}${host}`);
        const split = CONTROLS.flatMap((control) => [
          `${control}${slashes}${host}`,
          `${slashes[0]}${control}${slashes.slice(1)}${host}`,
          `/${control}/${host}`,
          `${slashes}${control}${host}`,
        ]);
        const encoded = [
          `/${encode(slashes)}${host}`,
          `/${encode(encode(slashes))}${host}`,
          `/%09/${host}`,
          `/%0a/${host}`,
          `/%2509/${host}`,
          `/%5c${host}`,
          `/%2f%2f${host}`,
        ];
        return [...plain, ...behind, ...split, ...encoded];
      }),
    ),
  ),
];
