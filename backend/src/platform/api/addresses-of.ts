import { LANGUAGES, type Language } from '@vestibule/contracts';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';

/**
 * Fastify addresses of a template: per language, and bare where the definition says so; with and without the last
 * slash.
 */
export function addressesOf({
  path,
  bare,
}: Pick<CallDefinition, 'path' | 'bare'>): readonly { url: string; lang: Language | undefined }[] {
  const template = path.replace('{path}', '*').replace(/\{(?!lang\})(\w+)\}/g, ':$1');
  const localised = template.includes('{lang}');
  const urls: { url: string; lang: Language | undefined }[] = localised
    ? LANGUAGES.map((lang) => ({ url: template.replace('{lang}', lang), lang }))
    : [{ url: template, lang: undefined }];
  if (localised && bare) urls.push({ url: template.replace('/{lang}', ''), lang: undefined });
  return urls.flatMap(({ url, lang }) =>
    (url.endsWith('*') ? [url, url.slice(0, -2)] : [url, url.endsWith('/') ? url.slice(0, -1) : `${url}/`]).map(
      (one) => ({ url: one, lang }),
    ),
  );
}
