import type { Language, PersonListItem } from '@vestibule/contracts';
import type { persons } from '../db/schema';
import { presentPicture, type Pictures } from '../pictures/present';
import { contentLanguage, pick } from '../texts/localise';
import { recordSlug, type RecordAddress } from '../texts/record-address';

export type PersonRow = typeof persons.$inferSelect;

/** A name is the same in every language, and so is the address derived from it. */
export const personAddress = ({ id, name }: Pick<PersonRow, 'id' | 'name'>): RecordAddress => ({
  segment: 'team',
  id,
  name,
  title: {},
});

/** A person as lists show them; `lang` is the language of what is said about them. */
export function presentPerson(person: Omit<PersonRow, 'body'>, pictures: Pictures, asked: Language): PersonListItem {
  const lang = contentLanguage(asked, person.function, person.department);
  return {
    id: person.id,
    lang,
    slug: recordSlug(personAddress(person), asked),
    name: person.name,
    function: pick(person.function, lang),
    department: pick(person.department, lang),
    image_obj: presentPicture(pictures, person.image, asked).image_obj,
  };
}
