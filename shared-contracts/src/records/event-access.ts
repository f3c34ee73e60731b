import { flag, group } from '../fields/field';

const means = {
  step_free: flag(),
  induction_loop: flag(),
  sign_language: flag(),
  easy_language: flag(),
  /** Coming and going, and making noise, is all right. */
  relaxed: flag(),
  spoken_de: flag(),
  spoken_en: flag(),
  spoken_cs: flag(),
};

export type EventAccess = keyof typeof means;
/** Access of an event: ways in, and languages (docs/behaviour/programme.md#access-of-an-event). */
export const eventAccess = () => group(means);
/** Names of the means of access, in the order of the form. */
export const EVENT_ACCESS = Object.keys(means) as EventAccess[];
