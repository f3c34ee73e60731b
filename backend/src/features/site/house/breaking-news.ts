import { createHash } from 'node:crypto';
import type { BreakingNews, Language } from '@vestibule/contracts';
import { sanitiseHtml } from '../../../platform/html/sanitise';
import { pickLoose } from '../../../platform/texts/localise';
import { asList, type Json } from '../../../platform/db/documents';

/** Alerts for the top of the page. */
export function breakingNews(settings: Json, lang: Language): BreakingNews {
  return asList(settings['breaking_news']).map((entry) => {
    const url = pickLoose(entry['link'], lang);
    return {
      id: typeof entry['id'] === 'number' ? entry['id'] : idOf(entry),
      title: pickLoose(entry['title'], lang),
      text: sanitiseHtml(pickLoose(entry['text'], lang)),
      link: url ? { url } : null,
      link_title: pickLoose(entry['link_title'], lang),
    };
  });
}

/**
 * For news without a number of the import; computed from the content, so that a visitor who closed an alert sees a
 * changed one again. 1 to 2^31-1.
 */
function idOf(entry: Json): number {
  return (createHash('sha256').update(JSON.stringify(entry)).digest().readUInt32BE(0) % 2_147_483_647) + 1;
}
