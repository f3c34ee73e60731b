import type { Localised } from '@vestibule/contracts';
import { inEachLanguage } from '@vestibule/contracts';
import { translator } from '../../../platform/texts/translate';
import type { Admission } from './load-admissions';

/** `event_jet_id` of an admission's day: the same for the tickets of a day before and after the first one is sold. */
export const admissionName = (id: number, day: string): string => `admission-${id}-${day}`;

const NAME = /^admission-(\d{1,9})-(\d{4}-\d{2}-\d{2})$/;

/** The admission and the day that a line of a cart names; undefined for an event. */
export function parseAdmissionName(name: string): { readonly id: number; readonly day: string } | undefined {
  const [, id, day = ''] = NAME.exec(name) ?? [];
  return id === undefined || Number.isNaN(Date.parse(day)) ? undefined : { id: Number(id), day };
}

type Price = Admission['row']['prices'][number];

/** Name of a price: its own, else that of its kind. */
export const priceName = ({ price_kind: kind, name = {} }: Price): Localised =>
  Object.values(name).some(Boolean) ? name : inEachLanguage((lang) => translator(lang)(`admission.${kind}`));
