import { webm } from './webm';

const CLUSTER = '1f43b675';
const CUE_CLUSTER_POSITION = Buffer.from('f1', 'hex');
/** Of an element's size, in the form that this file has. */
const SIZE_BYTES = 8;

const frames = Array.from({ length: 5 }, (_, index) => Buffer.alloc(40, index + 1));
const file = webm({ width: 64, height: 36, framesPerSecond: 2, frames });

describe('webm', () => {
  it('is a WebM file with all frames, in order', () => {
    expect(file.readUInt32BE(0)).toBe(0x1a45dfa3);
    expect(file.subarray(0, 64).includes('webm')).toBe(true);
    expect(file.includes('V_VP8')).toBe(true);
    const places = frames.map((frame) => file.indexOf(frame));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('names the place of each second, from which a player can begin', () => {
    const segment = file.indexOf(Buffer.from('18538067', 'hex')) + 4 + SIZE_BYTES;
    const named: string[] = [];
    for (
      let at = file.indexOf(CUE_CLUSTER_POSITION);
      named.length < 3;
      at = file.indexOf(CUE_CLUSTER_POSITION, at + 1)
    ) {
      // An id is followed by the size of its content, a marker and seven bytes.
      if (file.toString('hex', at + 1, at + 1 + SIZE_BYTES) !== '0100000000000008') continue;
      const place = Number(file.readBigUInt64BE(at + 1 + SIZE_BYTES));
      named.push(file.toString('hex', segment + place, segment + place + 4));
    }
    expect(named).toEqual([CLUSTER, CLUSTER, CLUSTER]);
  });
});
