import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vestibule/contracts';

/** The first language of an Accept-Language header that the site has, by weight; the default without one. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(parseEntry);
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => tag).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function parseEntry(entry: string): { tag: string; weight: number } {
  const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return { tag: range.split('-', 1)[0] ?? '', weight: quality === undefined ? 1 : Number(quality) || 0 };
}
