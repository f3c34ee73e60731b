import { array, object, string } from 'yup';
import { contentLanguage } from './common';

/** Recordings that browsers play, by the end of their address. */
export const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
} as const;
export type AudioType = (typeof AUDIO_TYPES)[keyof typeof AUDIO_TYPES];

/** A recording of a record: `lang` is the language of its title, `url` the path of the file, `type` its media type. */
export const audioSample = object({
  title: string().required(),
  lang: contentLanguage(),
  url: string().required(),
  type: string().oneOf(Object.values(AUDIO_TYPES)).required(),
});
/** Recordings of a record, in the order of the editors. */
export const audioSamples = array().of(audioSample).required();
