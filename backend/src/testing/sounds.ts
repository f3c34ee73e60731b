import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const size = (length: number) => [(length >>> 24) & 0xff, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
const box = (name: string, content: Buffer) => Buffer.concat([bytes(size(content.length + 8), name), content]);
const track = (handler: string) => box('trak', box('mdia', box('hdlr', bytes(size(0), size(0), handler))));
const index = (...handlers: string[]) => box('moov', Buffer.concat(handlers.map(track)));
const BRAND = box('ftyp', bytes('isom', size(0)));
const PAYLOAD = box('mdat', Buffer.alloc(300));
const oggPage = (packet: string) => bytes('OggS', Array<number>(22).fill(0), [1, packet.length], packet);
const MP3_FRAME = [0xff, 0xfb, 0x90, 0x00];

/** Beginnings of files as programs write them: enough to identify each. */
export const SOUNDS = {
  wav: bytes('RIFF', size(36), 'WAVEfmt '),
  flac: bytes('fLaC', size(34)),
  opus: oggPage('OpusHead'),
  vorbis: oggPage('\u0001vorbis'),
  mp3: bytes(MP3_FRAME, Array<number>(400).fill(0)),
  taggedMp3: bytes('ID3', [4, 0, 0], [0, 0, 1, 2], Array<number>(130).fill(0), MP3_FRAME),
  m4a: Buffer.concat([BRAND, PAYLOAD, index('soun')]),
} as const;

/** Files that no browser plays, whatever their names end in. */
export const NO_SOUNDS = {
  'a page': bytes('<!doctype html><script>alert(1)</script>'),
  'a picture in AVIF': Buffer.concat([box('ftyp', bytes('avif', size(0))), PAYLOAD]),
  'a video in Ogg': oggPage('\u0080theora'),
  'other RIFF': bytes('RIFF', size(36), 'AVI LIST'),
  'MPEG of another layer': bytes([0xff, 0xff, 0x90, 0x00]),
  'a tag without sound': bytes('ID3', [4, 0, 0], [0, 0, 0, 10], Array<number>(40).fill(0)),
  'a box that has no end': bytes(size(24), 'ftypisom', Array<number>(12).fill(0), size(2), 'moov'),
  nothing: Buffer.alloc(0),
} as const;

/** Writes a recording into a media folder, which is created when missing. */
export async function writeSound(file: string, content: Buffer = SOUNDS.wav): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
}

/** Beginnings of the other files of a house. */
export const FILES = {
  mp4: Buffer.concat([BRAND, index('vide', 'soun'), PAYLOAD]),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm'),
  vtt: bytes('WEBVTT\n\n00:00.000 --> 00:02.000\nRegen\n'),
  pdf: bytes('%PDF-1.7\n%%EOF\n'),
} as const;
