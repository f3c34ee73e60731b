import type { MediaItem } from '../schemas/media';

/** A picture of the library. */
export const exampleMedia: MediaItem = {
  file: 'saal.jpg',
  kind: 'picture',
  version: 'a1',
  url: '/media/0123456789abcdef/320.jpg',
  bytes: 120_000,
  width: 1600,
  height: 1200,
  color: '#a09080',
  alt: { de: 'Der große Saal' },
  focal: [0.5, 0.5],
  credit: 'Mara Beispiel',
};
