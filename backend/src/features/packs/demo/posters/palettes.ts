import type { Palette } from './kit';

/** The site's colours with a few quiet companions; `museum` and `castle` are the two characters of the site. */
export const PALETTES = {
  museum: { ground: '#FBFAF7', soft: '#EFE9DC', ink: '#16150F', main: '#B3261E', second: '#2F4858', third: '#D9B26A' },
  museumCool: {
    ground: '#FBFAF7',
    soft: '#DDE3E1',
    ink: '#16150F',
    main: '#B3261E',
    second: '#3E6A78',
    third: '#9FB8BC',
  },
  museumWarm: {
    ground: '#FBFAF7',
    soft: '#F0DFC8',
    ink: '#221A14',
    main: '#B3261E',
    second: '#7C3A2D',
    third: '#E0A15E',
  },
  castle: { ground: '#FAF7EF', soft: '#E9E4D2', ink: '#14261F', main: '#1F5B45', second: '#8A5300', third: '#D9A441' },
  castleLight: {
    ground: '#FAF7EF',
    soft: '#E9E4D2',
    ink: '#14261F',
    main: '#8A5300',
    second: '#1F5B45',
    third: '#A9B68C',
  },
  night: { ground: '#FAF7EF', soft: '#C9CFC4', ink: '#12202B', main: '#1F5B45', second: '#2C4A5A', third: '#E8B44F' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
