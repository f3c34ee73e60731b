import { organSound, type Chord } from './organ';
import { wave } from './wave';

const chord = (seconds: number, ...notes: number[]): Chord => ({ notes, seconds });
/** Single notes over a held one in the pedal. */
const run = (pedal: number, seconds: number, ...notes: number[]): Chord[] =>
  notes.map((note) => chord(seconds, pedal, note));

/** A cadence in d minor that ends in major, as organs do when the light goes out. */
const NIGHT = [
  chord(1.2, 38, 62, 65, 69),
  chord(1.2, 43, 62, 67, 70),
  chord(1.2, 45, 61, 64, 69),
  chord(1, 46, 62, 65, 70),
  chord(1, 45, 61, 64, 67),
  chord(1.6, 38, 62, 66, 69),
];
/** A subject, and its answer a fifth above. */
const FUGUE = [
  ...run(48, 0.34, 60, 62, 63, 65, 67, 63, 60, 59, 60),
  ...run(43, 0.34, 67, 69, 70, 72, 74, 70, 67, 66),
  chord(1.3, 36, 60, 63, 67, 72),
];

export interface SoundFile {
  readonly file: string;
  readonly wav: () => Buffer;
}

/** Samples of the demo, created only on request: some seconds each, at most 250 kB. */
export const sounds: readonly SoundFile[] = [
  { file: 'sample-night.wav', wav: () => wave(organSound(NIGHT)) },
  { file: 'sample-fugue.wav', wav: () => wave(organSound(FUGUE)) },
];
