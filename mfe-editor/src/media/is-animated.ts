/** Bytes that are looked at: frames and marks of animations stand near the start of a file, or of its second frame. */
const MOST = 8 * 1024 * 1024;

/** Whether a GIF, PNG or WebP moves: the library makes still pictures of all of them. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = await bytesOf(file.slice(0, MOST));
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(0, 3) === 'GIF') return framesOf(bytes) > 1;
  // A WebP says so in a chunk before its frames, a PNG in one before its pixels.
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return text(30, 4) === 'ANIM';
  return text(1, 3) === 'PNG' && hasAnimationChunk(bytes, text);
}

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });

/** Frames of a GIF, by the blocks in front of them. */
function framesOf(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length - 2; at += 1)
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4) count += 1;
  return count;
}

function hasAnimationChunk(bytes: Uint8Array, text: (from: number, length: number) => string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(at + 4, 4);
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL';
  }
  return false;
}
