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

/**
 * The medium of an address that belongs to a service of this kind (docs/behaviour/content.md#external-media); undefined
 * when it is not. Only https, without a user and a port.
 */
export function embedOf(kind: EmbedKind, address: string): Embed | undefined {
  if (!WRITTEN.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  return READERS[kind](url);
}
