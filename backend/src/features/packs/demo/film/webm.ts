/** A film in WebM (Matroska), VP8 without sound; each frame is whole, so that a player can begin at any. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** VP8 key frames, in order. */
  readonly frames: readonly Buffer[];
}

/** Ids of elements, each with its length marker (https://www.matroska.org/technical/elements.html). */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

/** Nanoseconds of one tick: times of the file are milliseconds. */
const TICK = 1_000_000;
const VIDEO = 1;
const KEY_FRAME = 0x80;

const bytesOf = (id: number): Buffer => Buffer.from(id.toString(16), 'hex');

/** Always eight bytes: the size of the cues must not depend on the places they name. */
function uint(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = uint(content.length);
  // The marker of a size of eight bytes.
  size.writeUInt8(0x01, 0);
  return Buffer.concat([bytesOf(id), size, content]);
}

/** One second of the film. */
function cluster(from: number, frames: readonly Buffer[], framesPerSecond: number): Buffer {
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x81, 0, 0, KEY_FRAME]);
    head.writeInt16BE(Math.round((index * 1000) / framesPerSecond), 1);
    return element(ID.simpleBlock, head, frame);
  });
  return element(ID.cluster, element(ID.timestamp, uint(from)), ...blocks);
}

/** Where each cluster begins, for players that go to a time. */
const cues = (places: readonly number[]): Buffer =>
  element(
    ID.cues,
    ...places.map((place, second) =>
      element(
        ID.cuePoint,
        element(ID.cueTime, uint(second * 1000)),
        element(ID.cueTrackPositions, element(ID.cueTrack, uint(1)), element(ID.cueClusterPosition, uint(place))),
      ),
    ),
  );

/** The file of a film. */
export function webm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const seconds = Math.ceil(frames.length / framesPerSecond);
  const clusters = Array.from({ length: seconds }, (_, second) =>
    cluster(second * 1000, frames.slice(second * framesPerSecond, (second + 1) * framesPerSecond), framesPerSecond),
  );
  const name = Buffer.from('Vestibule');
  const info = element(
    ID.info,
    element(ID.timestampScale, uint(TICK)),
    element(ID.duration, float((frames.length * 1000) / framesPerSecond)),
    element(ID.muxingApp, name),
    element(ID.writingApp, name),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.trackEntry,
      element(ID.trackNumber, uint(1)),
      element(ID.trackUid, uint(1)),
      element(ID.trackType, uint(VIDEO)),
      element(ID.codecId, Buffer.from('V_VP8')),
      element(ID.video, element(ID.pixelWidth, uint(width)), element(ID.pixelHeight, uint(height))),
    ),
  );
  let place = info.length + tracks.length + cues(clusters.map(() => 0)).length;
  const places = clusters.map((one) => {
    const begin = place;
    place += one.length;
    return begin;
  });
  const header = element(
    ID.ebml,
    element(ID.docType, Buffer.from('webm')),
    element(ID.docTypeVersion, uint(4)),
    element(ID.docTypeReadVersion, uint(2)),
  );
  return Buffer.concat([header, element(ID.segment, info, tracks, cues(places), ...clusters)]);
}
