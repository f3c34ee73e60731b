import type { Language, Localised } from '@vestibule/contracts';
import { contentLanguage, pick } from '../texts/localise';
import { slugOf } from '../texts/slug';

/** Segment of the productions' paths per language (docs/behaviour/frame.md#addresses). */
const SEGMENTS: Readonly<Record<Language, string>> = { de: 'produktionen', en: 'productions', cs: 'produktionen' };

interface Titled {
  readonly id: number;
  readonly title: Localised;
}

/** Slug of the title in the language it is shown in. */
export const productionSlug = ({ id, title }: Titled, asked: Language) =>
  slugOf(pick(title, contentLanguage(asked, title)), `production-${id}`);

/** Path of a production's page. */
export const productionUrl = (production: Titled, asked: Language) =>
  `/${asked}/${SEGMENTS[asked]}/${productionSlug(production, asked)}/${production.id}`;
