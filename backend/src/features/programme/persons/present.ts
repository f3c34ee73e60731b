import type { Language, PersonListItem } from '@vestibule/contracts';
import type { persons } from '../../../engines/records/tables';
import { presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';

export type PersonRow = typeof persons.$inferSelect;

/** A name is the same in every language. */
export const namedPerson = ({ id, name }: Pick<PersonRow, 'id' | 'name'>) => ({ id, name, title: {} });

/** A person as lists show them; `lang` is the language of the texts about them. */
export function presentPerson(person: Omit<PersonRow, 'body'>, pictures: Pictures, asked: Language): PersonListItem {
  const lang = contentLanguage(asked, person.function, person.department);
  return {
    id: person.id,
    lang,
    slug: recordSlug('person', namedPerson(person), asked),
    name: person.name,
    function: pick(person.function, lang),
    department: pick(person.department, lang),
    image_obj: presentPicture(pictures, person.image, asked).image_obj,
  };
}
