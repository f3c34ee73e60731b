import { fillPattern, type Language, type Localised } from '@vestibule/contracts';
import remote from '../../remote';

type Params = Readonly<Record<string, string | number | undefined>>;

/** Path of one of this remote's pages in each language, each with the same params and query. */
export function routeUrls(id: (typeof remote.routes)[number]['id'], params: Params = {}, search = ''): Localised {
  const path = remote.routes.find((route) => route.id === id)?.path;
  const url = (lang: Language) => `/${lang}/${fillPattern(path?.[lang] ?? '', params)}${search}`;
  return { de: url('de'), en: url('en'), cs: url('cs') };
}

/** Only languages that have the page: an absent one is left out, as the contract says it. */
export function knownUrls({ de, en, cs }: { readonly [L in Language]?: string | undefined }): Localised {
  return { ...(de && { de }), ...(en && { en }), ...(cs && { cs }) };
}
