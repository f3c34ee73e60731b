import type { Language } from '@vestibule/contracts';
import { FRAME_HEIGHT, FRAME_SANDBOX } from '@vestibule/contracts/html-frame';

/**
 * The document has no origin wherever it is opened, and asks no host but this site for pictures and media. Only pages
 * of this site show it.
 */
export const FRAME_POLICY = [
  `sandbox ${FRAME_SANDBOX}`,
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const STYLE = 'body { margin: 0; font: 16px/1.5 system-ui, sans-serif }';

/** Sends the height of the document to the page: at every change, and when the page requests it. */
const SCRIPT = `
const report = () => parent.postMessage({ type: '${FRAME_HEIGHT}', height: document.documentElement.offsetHeight }, '*');
addEventListener('message', ({ source }) => source === parent && report());
addEventListener('DOMContentLoaded', () => new ResizeObserver(report).observe(document.documentElement));`;

/** The document that shows foreign HTML. Its links lead into windows of their own. */
export const frameDocument = (html: string, lang: Language): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<base target="_blank"><style>${STYLE}</style><script>${SCRIPT}</script></head><body>${html}</body></html>`;
