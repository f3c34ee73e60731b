import { DEFAULT_LANGUAGE, languageOfPath, type Language } from '@vestibule/contracts';
import { escapeHtml } from '@vestibule/contracts/escape-html';
import { plainDocument } from '../http/static-error-page';

const TEXTS: Readonly<Record<Language, { readonly title: string; readonly text: string; readonly send: string }>> = {
  de: {
    title: 'Das konnte nicht gesendet werden',
    text: 'Ihre Angaben sind noch da. Bitte versuchen Sie es in einer Minute noch einmal.',
    send: 'Noch einmal senden',
  },
  en: {
    title: 'This could not be sent',
    text: 'What you have filled in is still here. Please try again in a minute.',
    send: 'Send again',
  },
  cs: {
    title: 'Odeslání se nepodařilo',
    text: 'Vaše údaje zůstaly zachovány. Zkuste to prosím za minutu znovu.',
    send: 'Odeslat znovu',
  },
};

/** For when a post was not taken and its page cannot be rendered either: it can be sent again as it was. */
export function resendPage(path: string, posted: string): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const { title, text, send } = TEXTS[lang];
  const controls = [...new URLSearchParams(posted)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return plainDocument(
    lang,
    title,
    `<p>${text}</p><form method="post" action="${escapeHtml(path)}">${controls.join('')}<button>${send}</button></form>`,
  );
}
