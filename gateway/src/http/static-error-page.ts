import { DEFAULT_LANGUAGE, languageOfPath, type Language } from '@vestibule/contracts';

const TEXTS: Readonly<
  Record<
    Language,
    {
      readonly offline: string;
      readonly later: string;
      readonly busy: string;
      readonly again: string;
      readonly broken: string;
      readonly preview: string;
      readonly end: string;
      readonly home: string;
    }
  >
> = {
  de: {
    offline: 'Website offline',
    later: 'Wir sind in Kürze wieder für Sie da.',
    busy: 'Gerade ist viel los',
    again: 'Bitte laden Sie die Seite in einigen Sekunden noch einmal.',
    broken: 'Das hat leider nicht geklappt.',
    preview: 'Diese Vorschau ist abgelaufen oder kann nicht gezeigt werden.',
    end: 'Vorschau beenden',
    home: 'Zur Startseite',
  },
  en: {
    offline: 'Website offline',
    later: 'We will be back shortly.',
    busy: 'We are busy right now',
    again: 'Please load the page again in a few seconds.',
    broken: 'Unfortunately, that didn’t work.',
    preview: 'This preview is over or cannot be shown.',
    end: 'End the preview',
    home: 'Go to the home page',
  },
  cs: {
    offline: 'Web je mimo provoz',
    later: 'Brzy budeme zpět.',
    busy: 'Právě je velký zájem',
    again: 'Načtěte prosím stránku za několik sekund znovu.',
    broken: 'Bohužel se to nepodařilo.',
    preview: 'Tento náhled už neplatí nebo jej nelze zobrazit.',
    end: 'Ukončit náhled',
    home: 'Na úvodní stránku',
  },
};

/** The page for when nothing can be rendered, or too much at once. It needs no script, no style sheet, no backend. */
export function staticErrorPage(status: number, path: string, isBusy = false): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[lang];
  const unavailable = isBusy ? [texts.busy, texts.again] : [texts.offline, texts.later];
  const [title = '', text = ''] = status === 503 ? unavailable : [String(status), texts.broken];
  return withLink(lang, title, text, `/${lang}`, texts.home);
}

/** What a browser gets whose preview is over, forged, or cannot be run. */
export function previewErrorPage(path: string): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[lang];
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
