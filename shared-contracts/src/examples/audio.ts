import type { AudioSample } from '../entities';

/** A recording with a title in the page's language, and one whose title is not translated. */
export const exampleAudio: AudioSample[] = [
  { title: 'Aus dem ersten Satz', lang: 'de', url: '/media/audio/0123456789abcdef.mp3', type: 'audio/mpeg' },
  { title: 'Encore', lang: 'en', url: '/media/audio/fedcba9876543210.ogg', type: 'audio/ogg' },
];
