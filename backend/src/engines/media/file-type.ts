import { open } from 'node:fs/promises';
import type { FileType } from '@vestibule/contracts/schemas/media';
import { mp4Type } from './mp4-tracks';

/** Enough for the first page of an Ogg file, whose first packet names the codec. */
const HEAD_BYTES = 64;
const TAG_BYTES = 10;

const starts = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/** A frame header of MPEG audio, layer III: no reserved version, no forbidden bit rate or sample rate. */
function isMp3Frame(bytes: Buffer): boolean {
  const [sync = 0, kind = 0, rates = 0] = bytes;
  const isLayer3 = sync === 0xff && (kind & 0xe0) === 0xe0 && (kind & 0x18) !== 0x08 && (kind & 0x06) === 0x02;
  return isLayer3 && (rates & 0xf0) !== 0xf0 && (rates & 0xf0) !== 0 && (rates & 0x0c) !== 0x0c;
}

/** Size of an ID3v2 tag in bytes, which precedes the sound; 0 when there is none. Seven bits a byte count. */
function tagSize(bytes: Buffer): number {
  if (!starts(bytes, 'ID3')) return 0;
  return TAG_BYTES + [6, 7, 8, 9].reduce((size, at) => size * 128 + ((bytes[at] ?? 0) & 0x7f), 0);
}

/** First packet of an Ogg file: behind the page's header and its table of segments. Video in Ogg begins otherwise. */
function isOggAudio(bytes: Buffer): boolean {
  const packet = 27 + (bytes[26] ?? 0);
  return starts(bytes, 'OggS') && (starts(bytes, 'OpusHead', packet) || starts(bytes, '\u0001vorbis', packet));
}

/** EBML whose document type is WebM, which stands near the beginning. */
const isWebm = (bytes: Buffer) => bytes.readUInt32BE(0) === 0x1a45dfa3 && bytes.includes('webm');
/** The signature of WebVTT, alone in its line but for a comment; before it may be a byte order mark. */
const isCaptions = (bytes: Buffer) => /^(\u00ef\u00bb\u00bf)?WEBVTT[ \t\r\n]/.test(bytes.toString('latin1'));

/**
 * Type of a recording, film, document or file of captions, by its content; undefined for types that browsers do not
 * show. A name proves nothing: a file under a type of the sender's choice could smuggle in scripts. Rejects when the
 * file cannot be read.
 */
export async function fileTypeOf(path: string): Promise<FileType | undefined> {
  const file = await open(path);
  try {
    const read = async (at: number) => (await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at)).buffer;
    const head = await read(0);
    if (starts(head, 'RIFF') && starts(head, 'WAVE', 8)) return 'audio/wav';
    if (starts(head, 'fLaC')) return 'audio/flac';
    if (isOggAudio(head)) return 'audio/ogg';
    if (starts(head, 'ftyp', 4)) return await mp4Type(file);
    if (isWebm(head)) return 'video/webm';
    if (starts(head, '%PDF-')) return 'application/pdf';
    if (isCaptions(head)) return 'text/vtt';
    const tag = tagSize(head);
    return isMp3Frame(tag === 0 ? head : await read(tag)) ? 'audio/mpeg' : undefined;
  } finally {
    await file.close();
  }
}
