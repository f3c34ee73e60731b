import { notFound, type AnswerOf, type Language } from '@vestibule/contracts';
import { sanitiseHtml } from '../../../platform/html/sanitise';
import { contentLanguage, pickLoose } from '../../../platform/texts/localise';
import { asObject, type Json } from '../../../platform/db/documents';

/** `design.errors` of the settings: HTML by status, one text or one per language. */
const errorsOf = (settings: Json) => asObject(asObject(settings['design'])['errors']);

/** Statuses for which the settings have a page, lowest first. */
export function ownErrorPages(settings: Json): number[] {
  const statuses = Object.entries(errorsOf(settings)).flatMap(([status, html]) =>
    /^[45]\d\d$/.test(status) && pickLoose(html, 'de') !== '' ? [Number(status)] : [],
  );
  return statuses.sort((a, b) => a - b);
}

/** The site's own page for a status, sanitised; throws 404 when it has none. */
export function errorPage(settings: Json, status: string, lang: Language): AnswerOf<'errorPage'> {
  const own = Object.hasOwn(errorsOf(settings), status) ? errorsOf(settings)[status] : undefined;
  const html = sanitiseHtml(pickLoose(own, lang));
  if (html === '') throw notFound(`The site has no page for ${status}`);
  return { html, lang: typeof own === 'string' ? lang : contentLanguage(lang, asObject(own)) };
}
