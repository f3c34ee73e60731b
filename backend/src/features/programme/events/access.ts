import type { EventListItem, Language } from '@vestibule/contracts';
import { EVENT_ACCESS, type EventAccess } from '@vestibule/contracts/records/kinds';
import { translator } from '../../../platform/texts/translate';
import type { HeldAccess } from '../../../engines/records/tables';

export const accessName = (id: EventAccess, lang: Language): string => translator(lang)(`access.${id}`);

/** Means of access of an event, named in a language. */
export const presentAccess = (access: HeldAccess, lang: Language): EventListItem['access'] =>
  EVENT_ACCESS.filter((id) => access[id] === true).map((id) => ({ id, name: accessName(id, lang) }));
