import type { Language } from '@vestibule/contracts';
import { escapeHtml } from '@vestibule/contracts/escape-html';
import { EVENTS_MARK, PROGRAMME_BEGIN, PROGRAMME_END, SEEN_MARK } from '@vestibule/contracts/offline/offline-template';
import { createHash } from 'node:crypto';
import { TEXTS } from '../texts';
import { offlineStyle } from './offline-style';

/**
 * The page reloads by itself: when the browser reports that it is online, and every few seconds while it is visible,
 * since the first request of a network may still fail. It sends a HEAD request before it reloads, or the text would
 * jump while a visitor reads.
 */
const COME_BACK =
  `(()=>{const back=()=>{fetch(location.href,{method:'HEAD',cache:'no-store'})` +
  `.then((answer)=>{if(answer.ok)location.reload()},()=>{})};addEventListener('online',back);` +
  `setInterval(()=>{if(navigator.onLine&&!document.hidden)back()},4000)})()`;

export interface OfflineParts {
  readonly product: string;
  readonly fonts: Parameters<typeof offlineStyle>[0];
}

/**
 * Page of the service worker while the network is away: one file, whose only script requests the page again once the
 * browser is back on the network. The worker writes the stored programme between the marks; without a worker the page
 * shows none. "Try again" leads to the visitor's address.
 */
export function offlineDocument(lang: Language, { product, fonts }: OfflineParts): string {
  const texts = TEXTS[lang].offline;
  const programme = `<section><h2>${texts.programme}</h2><p class="seen">${texts.seen.replace('{{seen}}', SEEN_MARK)}</p>${EVENTS_MARK}</section>`;
  const title = [texts.title, product].filter(Boolean).map(escapeHtml).join(' | ');
  const name = product && `<header><a class="name" href="/${lang}">${escapeHtml(product)}</a></header>`;
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${offlineStyle(fonts)}</style><script>${COME_BACK}</script></head>` +
    `<body>${name}<main><h1>${texts.title}</h1><p>${texts.text}</p><p><a class="button" href="">${texts.retry}</a></p>` +
    `${PROGRAMME_BEGIN}${programme}${PROGRAMME_END}</main></body></html>`
  );
}

/** Nothing but its own style and script, and the site's fonts. */
export function offlinePolicy({ fonts }: Pick<OfflineParts, 'fonts'>): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return `default-src 'none'; style-src ${hash(offlineStyle(fonts))}; script-src ${hash(COME_BACK)}; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
