import type { Localised } from '@vestibule/contracts/languages';
import { sanitiseHtml } from '../../html/sanitise';

/** HTML per language, cut down to what the editor can write. */
export function safeHtml(texts: Localised | undefined): Localised {
  return Object.fromEntries(Object.entries(texts ?? {}).map(([language, html]) => [language, sanitiseHtml(html)]));
}
