import bidiFactory from 'bidi-js';
import { clustersOf } from './faces';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Letters that one face writes in one direction. */
export interface Run<F> {
  readonly text: string;
  readonly face: F;
}

interface LevelRun<F> extends Run<F> {
  /** Odd from right to left (Unicode’s bidirectional algorithm). */
  readonly level: number;
}

/** The face of a text, which may be a letter with its marks or a word; undefined where no face has all of it. */
type FindFace<F> = (text: string) => F | undefined;

/**
 * A line's runs from left to right as they are seen; letters that no face has are in the `usual` one. The letters of a
 * right-to-left run keep the order in which they are read: the shaper turns and joins them.
 */
export function visualRuns<F>(line: string, faceOf: FindFace<F>, usual: F): Run<F>[] {
  return inVisualOrder(levelRuns(line, faceOf, usual)).flatMap(({ text, face, level }) => {
    const isTurned = level % 2 === 1;
    // The shaper goes by the letters: it turns Arabic digits too, and leaves signs alone as they are.
    if (isTurned === RIGHT_TO_LEFT.test(text)) return [{ text, face }];
    const clusters = clustersOf(text);
    return (isTurned ? clusters.toReversed() : clusters).map((cluster) => ({ text: cluster, face }));
  });
}

function levelRuns<F>(line: string, faceOf: FindFace<F>, usual: F): LevelRun<F>[] {
  // Lines of all documents begin at the left, so that `110 00` stays before the town, whatever its script.
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const runs: LevelRun<F>[] = [];
  let at = 0;
  for (const word of line.split(/(\s+)/u)) {
    // A word is in one face where one has all of it.
    const ofWord = faceOf(word);
    for (const cluster of clustersOf(word)) {
      const level = levels[at] ?? 0;
      at += cluster.length;
      const text = (level % 2 === 1 && bidi.getMirroredCharacter(cluster)) || cluster;
      const face = ofWord ?? faceOf(cluster) ?? usual;
      const last = runs.at(-1);
      if (last?.level === level && last.face === face) runs[runs.length - 1] = { ...last, text: last.text + text };
      else runs.push({ text, face, level });
    }
  }
  return runs;
}

/** Rule L2: from the highest level down to the lowest odd one, runs at it or above it are reversed. */
function inVisualOrder<F>(runs: readonly LevelRun<F>[]): readonly LevelRun<F>[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: LevelRun<F>[] = [];
    let turned: LevelRun<F>[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned = [run, ...turned];
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}
