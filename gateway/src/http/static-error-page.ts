import { DEFAULT_LANGUAGE, languageOfPath, type Language } from '@vestibule/contracts';
import { TEXTS } from '../texts';

/** The page for when nothing can be rendered, or too much at once. It needs no script, no style sheet, no backend. */
export function staticErrorPage(status: number, path: string, isBusy = false): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[lang].error;
  const unavailable = isBusy ? [texts.busy, texts.again] : [texts.offline, texts.later];
  const [title = '', text = ''] = status === 503 ? unavailable : [String(status), texts.broken];
  return withLink(lang, title, text, `/${lang}`, texts.home);
}

/** Page for a browser whose preview is over, forged, or cannot be run. */
export function previewErrorPage(path: string): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[lang].error;
  return withLink(lang, texts.broken, texts.preview, `/_preview/end?to=/${lang}`, texts.end);
}

const withLink = (lang: Language, title: string, text: string, href: string, link: string): string =>
  plainDocument(lang, title, `<p>${text}</p><p><a href="${href}">${link}</a></p>`);

/** A page that needs nothing else; `content` is HTML. */
export function plainDocument(lang: Language, title: string, content: string): string {
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`
  );
}
