import { EVENTS_SEGMENT, type Language, type Localised } from '@vestibule/contracts';
import { contentLanguage, pick } from '../texts/localise';
import { slugOf } from '../texts/slug';

interface Titled {
  readonly id: number;
  readonly title: Localised;
}

/** Slug of the title in the language it is shown in. */
export const eventSlug = ({ id, title }: Titled, asked: Language) =>
  slugOf(pick(title, contentLanguage(asked, title)), `event-${id}`);

/** Path of an event's page. */
export const eventUrl = (event: Titled, asked: Language) =>
  `/${asked}/${EVENTS_SEGMENT[asked]}/${eventSlug(event, asked)}/${event.id}`;
