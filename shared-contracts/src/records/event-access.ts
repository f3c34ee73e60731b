import { flag, group } from '../fields/field';

const ofPlace = {
  step_free: flag(),
  induction_loop: flag(),
  /** Staff help visitors on the way and in the house. */
  assistance: flag(),
};
const languages = { spoken_de: flag(), spoken_en: flag(), spoken_cs: flag() };
const means = {
  ...ofPlace,
  sign_language: flag(),
  easy_language: flag(),
  /** Coming and going, and making noise, is all right. */
  relaxed: flag(),
  ...languages,
};

export type EventAccess = keyof typeof means;
/** Access of an event: ways in, and languages (docs/behaviour/programme.md#access-of-an-event). */
export const eventAccess = () => group(means);
/** Access of a room or venue, which events there have as well. */
export const placeAccess = () => group(ofPlace);
/** Names of the means of access, in the order of the form. */
export const EVENT_ACCESS = Object.keys(means) as EventAccess[];
/** Those of them that say which languages are spoken. */
export const EVENT_LANGUAGES = Object.keys(languages) as (keyof typeof languages)[];
