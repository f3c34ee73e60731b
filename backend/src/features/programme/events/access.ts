import type { EventListItem, Language, Localised } from '@vestibule/contracts';
import { EVENT_ACCESS, type EventAccess, type HeldAccess } from '@vestibule/contracts/records/kinds';
import { pick } from '../../../platform/texts/localise';

const NAMES: Readonly<Record<EventAccess, Localised>> = {
  step_free: { de: 'Stufenlos', en: 'Step-free', cs: 'Bez schodů' },
  induction_loop: { de: 'Induktionsschleife', en: 'Induction loop', cs: 'Indukční smyčka' },
  sign_language: { de: 'Gebärdensprache', en: 'Sign language', cs: 'Znakový jazyk' },
  easy_language: { de: 'Leichte Sprache', en: 'Easy language', cs: 'Jednoduchý jazyk' },
  relaxed: { de: 'Entspannte Atmosphäre', en: 'Relaxed atmosphere', cs: 'Uvolněná atmosféra' },
  spoken_de: { de: 'Auf Deutsch', en: 'In German', cs: 'V němčině' },
  spoken_en: { de: 'Auf Englisch', en: 'In English', cs: 'V angličtině' },
  spoken_cs: { de: 'Auf Tschechisch', en: 'In Czech', cs: 'V češtině' },
};

export const accessName = (id: EventAccess, lang: Language): string => pick(NAMES[id], lang);

/** What an event has of it, named in a language. */
export const presentAccess = (access: HeldAccess, lang: Language): EventListItem['access'] =>
  EVENT_ACCESS.filter((id) => access[id] === true).map((id) => ({ id, name: accessName(id, lang) }));
