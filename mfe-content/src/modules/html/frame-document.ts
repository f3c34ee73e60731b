import { HEIGHT_MESSAGE } from './height-message';

export interface FrameSource {
  readonly code: string;
  readonly lang: string;
  /** The page's, whose policy the frame inherits. */
  readonly nonce: string;
  /** The page's: pictures and media come from here alone. */
  readonly origin: string;
}

/**
 * Beside the page's own policy, which a document without an address inherits: what the page's would still let scripts
 * with its nonce do, load others and ask services, this one forbids. So nothing in the frame asks another host.
 */
const policy = (origin: string) =>
  [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src ${origin} data:`,
    `media-src ${origin}`,
  ].join('; ');

/**
 * Puts the code into the frame. The page's policy knows no inline styles, so styles become sheets and properties, which
 * no policy forbids; inline scripts get the nonce. Then it tells the page how high the frame is, at every change.
 */
const LOADER = `
const { nonce } = document.currentScript;
const asIs = (text) => text;
window.trustedTypes?.createPolicy('default', { createHTML: asIs, createScript: asIs, createScriptURL: asIs });
addEventListener('DOMContentLoaded', () => {
  const { content } = document.querySelector('template');
  const sheetOf = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet; };
  const sheets = [...content.querySelectorAll('style')].map((style) => (style.remove(), sheetOf(style.textContent)));
  document.adoptedStyleSheets = [sheetOf('body { margin: 0; font: 16px/1.5 system-ui, sans-serif }'), ...sheets];
  for (const styled of content.querySelectorAll('[style]')) {
    const text = styled.getAttribute('style');
    styled.removeAttribute('style');
    styled.style.cssText = text;
  }
  for (const old of content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    script.text = old.text;
    script.nonce = nonce;
    old.replaceWith(script);
  }
  const tell = () => parent.postMessage({ type: '${HEIGHT_MESSAGE}', height: document.documentElement.offsetHeight }, '*');
  document.body.append(content);
  new ResizeObserver(tell).observe(document.documentElement);
});`;

/**
 * The document of a frame that shows somebody's HTML. The code is inert in a template until the loader, which stands
 * before it, has made it fit for the policy; code that ends the template early runs nothing.
 */
export const frameDocument = ({ code, lang, nonce, origin }: FrameSource): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
  `<meta http-equiv="Content-Security-Policy" content="${policy(origin)}"><base target="_blank">` +
  `<script nonce="${nonce}">${LOADER}</script></head><body><template>${code}</template></body></html>`;
