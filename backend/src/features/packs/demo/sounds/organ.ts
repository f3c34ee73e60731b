import { RATE } from './wave';

/** Notes that sound together, as MIDI numbers (69 is the a of 440 Hz), and for how many seconds. */
export interface Chord {
  readonly notes: readonly number[];
  readonly seconds: number;
}

/**
 * Strength of a principal chorus' ranks by the multiple of the note that each sounds: 8', 4', a twelfth, 2', a mixture.
 */
const RANKS = [
  [1, 1],
  [2, 0.55],
  [3, 0.22],
  [4, 0.3],
  [6, 0.08],
  [8, 0.1],
] as const;
/** Seconds in which a pipe begins and ceases to speak; it overlaps the next chord by the second. */
const SPEAKS = 0.05;
const CEASES = 0.35;
/** Of full scale, for the loudest chord. */
const LEVEL = 0.6;

const frequency = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Adds one note to the sound; the wind is never quite steady, and no two pipes are. */
function play(sound: Float64Array, note: number, from: number, seconds: number): void {
  const length = Math.min(Math.round((seconds + CEASES) * RATE), sound.length - from);
  for (const [multiple, strength] of RANKS) {
    const step = (2 * Math.PI * frequency(note) * multiple * (1 + 0.0006 * Math.sin(note * multiple))) / RATE;
    for (let at = 0; at < length; at += 1) {
      const time = at / RATE;
      const speaking = Math.min(1, time / SPEAKS) * Math.min(1, Math.max(0, (seconds + CEASES - time) / CEASES));
      const index = from + at;
      sound[index] =
        (sound[index] ?? 0) + strength * speaking * Math.sin(step * at + 0.15 * Math.sin(2 * Math.PI * 3.1 * time));
    }
  }
}

/** A row of chords on the demo's organ, as samples between -1 and 1. */
export function organSound(chords: readonly Chord[]): Float64Array {
  const seconds = chords.reduce((sum, chord) => sum + chord.seconds, CEASES);
  const sound = new Float64Array(Math.round(seconds * RATE));
  let from = 0;
  for (const chord of chords) {
    for (const note of chord.notes) play(sound, note, from, chord.seconds);
    from += Math.round(chord.seconds * RATE);
  }
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample) => (sample / loudest) * LEVEL);
}
