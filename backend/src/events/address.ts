import type { Language, Localised } from '@vestibule/contracts';
import { contentLanguage, pick } from '../texts/localise';
import { slugOf } from '../texts/slug';

/** Segment of the events' paths per language (spec/000 §2). */
const SEGMENTS: Readonly<Record<Language, string>> = { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' };

interface Titled {
  readonly id: number;
  readonly title: Localised;
}

/** Slug of the title in the language it is shown in. */
export const eventSlug = ({ id, title }: Titled, asked: Language) => slugOf(pick(title, contentLanguage(asked, title)), `event-${id}`);

/** Path of an event's page. */
export const eventUrl = (event: Titled, asked: Language) => `/${asked}/${SEGMENTS[asked]}/${eventSlug(event, asked)}/${event.id}`;
