import { readAudio } from './readers/audio';
import { readDocument } from './readers/document';
import { hostsReader, type Embed } from './readers/reader';
import { readSocial } from './readers/social';
import { readVideo } from './readers/video';

export type { Embed };

/** Readers of the addresses of embeds, by kind: each by its own exact hosts. */
const READERS = {
  video: hostsReader(readVideo),
  audio: hostsReader(readAudio),
  document: hostsReader(readDocument),
  social: hostsReader(readSocial),
} as const;
export type EmbedKind = keyof typeof READERS;

/**
 * Refuses markup, and the characters that a URL's parser drops or replaces: blanks, controls, backslashes, letters of
 * other scripts.
 */
const WRITTEN = /^https:\/\/[!#-;=?-[\]-~]+$/i;

/** Hosts of addresses that only lead to the medium's, with the path where the host has others as well. */
const SHORT =
  /^https:\/\/(?:on\.soundcloud\.com|spotify\.link|spotify\.app\.link|v[mt]\.tiktok\.com|fb\.watch|t\.co|(?:www\.|m\.)?facebook\.com\/share|(?:www\.)?instagram\.com\/share|(?:www\.)?tiktok\.com\/t)\//i;

/** Whether a service has made it short, as share buttons of phones do. Only the service knows the medium. */
export const isShortAddress = (address: string): boolean => SHORT.test(address);

/**
 * The medium of an address that belongs to a service of this kind (docs/behaviour/content.md#external-media); undefined
 * when it is not. Only https, without a user and a port.
 */
export function embedOf(kind: EmbedKind, address: string): Embed | undefined {
  if (!WRITTEN.test(address) || isShortAddress(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  return READERS[kind](url);
}
