import { languageOfPath, type Language } from '@vestibule/contracts';

const TEXTS: Readonly<Record<Language, { readonly offline: string; readonly later: string; readonly broken: string; readonly home: string }>> = {
  de: { offline: 'Website offline', later: 'Wir sind in Kürze wieder für Sie da.', broken: 'Das hat leider nicht geklappt.', home: 'Zur Startseite' },
  en: { offline: 'Website offline', later: 'We will be back shortly.', broken: 'Unfortunately, that didn’t work.', home: 'Go to the home page' },
  cs: { offline: 'Web je mimo provoz', later: 'Brzy budeme zpět.', broken: 'Bohužel se to nepodařilo.', home: 'Na úvodní stránku' },
};

/** The page for when nothing can be rendered: it needs no script, no style sheet and no backend. */
export function staticErrorPage(status: number, path: string): string {
  const lang = languageOfPath(path) ?? 'de';
  const texts = TEXTS[lang];
  const [title, text] = status === 503 ? [texts.offline, texts.later] : [String(status), texts.broken];
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/${lang}">${texts.home}</a></p></main></body></html>`
  );
}
