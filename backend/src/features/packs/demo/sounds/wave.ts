/** Samples a second: pipes of the demo's organ have nothing above 8 kHz, and half the rate is half the file. */
export const RATE = 16_000;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** A WAV file, 16 bit and mono, of samples between -1 and 1. */
export function wave(samples: Float64Array): Buffer {
  const size = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // uncompressed
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER_BYTES + index * BYTES_PER_SAMPLE);
  return file;
}
