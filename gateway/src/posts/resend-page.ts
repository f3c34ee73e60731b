import { DEFAULT_LANGUAGE, languageOfPath } from '@vestibule/contracts';
import { escapeHtml } from '@vestibule/contracts/escape-html';
import { TEXTS } from '../texts';
import { plainDocument } from '../http/static-error-page';

/** For when a post was not taken and its page cannot be rendered either: it can be sent again as it was. */
export function resendPage(path: string, posted: string): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const { title, text, send } = TEXTS[lang].resend;
  const controls = [...new URLSearchParams(posted)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return plainDocument(
    lang,
    title,
    `<p>${text}</p><form method="post" action="${escapeHtml(path)}">${controls.join('')}<button>${send}</button></form>`,
  );
}
