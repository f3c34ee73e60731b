import { arches } from './arches';
import { arcs } from './arcs';
import { crystals } from './crystals';
import { frames } from './frames';
import { hills } from './hills';
import { seeded, svg } from './kit';
import type { Poster } from './kit';
import { leaves } from './leaves';
import { moon } from './moon';
import { organPoster } from './organ';
import { PALETTES } from './palettes';
import type { PaletteName } from './palettes';
import { waves } from './waves';
import { weave } from './weave';

const SERIES: Record<string, { draw: Poster; seed: number; palettes: PaletteName[] }> = {
  arcs: { draw: arcs, seed: 11, palettes: ['museum', 'museumWarm', 'museumCool'] },
  hills: { draw: hills, seed: 23, palettes: ['museumCool', 'museumWarm', 'castle', 'night'] },
  arches: { draw: arches, seed: 31, palettes: ['museum', 'castle', 'museumWarm'] },
  waves: { draw: waves, seed: 43, palettes: ['museumCool', 'museum', 'castleLight'] },
  weave: { draw: weave, seed: 59, palettes: ['museum', 'museumCool', 'museumWarm', 'castleLight'] },
  leaves: { draw: leaves, seed: 61, palettes: ['castle', 'castleLight', 'museumWarm', 'castle'] },
  moon: { draw: moon, seed: 71, palettes: ['night', 'museumWarm', 'castle'] },
  organ: { draw: organPoster, seed: 83, palettes: ['museum', 'museumCool', 'museumWarm'] },
  crystals: { draw: crystals, seed: 97, palettes: ['museum', 'museumCool', 'castle'] },
  frames: { draw: frames, seed: 101, palettes: ['museum', 'museumCool'] },
};

export interface PosterFile {
  file: string;
  svg: () => string;
}

/** All posters of the demo, in the order of their series; drawn only on request. */
export const posters: PosterFile[] = Object.entries(SERIES).flatMap(([name, { draw, seed, palettes }]) =>
  palettes.map((palette, i) => ({
    file: `poster-${name}-${String(i + 1)}.jpg`,
    svg: () => svg(draw(seeded(seed + i * 7), PALETTES[palette], i), PALETTES[palette].ground),
  })),
);
