import type { FileHandle } from 'node:fs/promises';

/** An index of more than this is no recording's: five hours of sound have one of 3 MB. */
const MAX_INDEX = 8_000_000;
const BOX_HEADER = 16;

/** The box `moov`, which lists the tracks; it may be at either end of the file. Undefined when there is none. */
async function readIndex(file: FileHandle): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  for (let at = 0; at + 8 <= size;) {
    const header = (await file.read(Buffer.alloc(BOX_HEADER), 0, BOX_HEADER, at)).buffer;
    const short = header.readUInt32BE(0);
    // 1: the size is in the eight bytes behind the name; 0: the box is the rest of the file.
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) return undefined;
    if (header.toString('latin1', 4, 8) === 'moov')
      return length > MAX_INDEX ? undefined : (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
    at += length;
  }
  return undefined;
}

/**
 * Whether an MP4 file has sound or pictures that move: `mp42` and `isom` say nothing of that, and pictures (AVIF) are
 * such files too; undefined for those.
 */
export async function mp4Type(file: FileHandle): Promise<'audio/mp4' | 'video/mp4' | undefined> {
  const index = await readIndex(file);
  if (index === undefined) return undefined;
  const handlers = new Set<string>();
  // A track's handler is twelve bytes after the name of its box.
  for (let at = index.indexOf('hdlr'); at >= 0; at = index.indexOf('hdlr', at + 4))
    handlers.add(index.toString('latin1', at + 12, at + 16));
  if (handlers.has('vide')) return 'video/mp4';
  return handlers.has('soun') ? 'audio/mp4' : undefined;
}
