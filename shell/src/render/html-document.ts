import type { Language } from '@vestibule/contracts';
import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { STATE_ELEMENT_ID } from '../app/page-state';
import { headerCode } from './header-code';

export interface DocumentParts {
  readonly lang: Language;
  readonly bodyClasses: readonly string[];
  /** Head elements that React wrote: title, meta, link. */
  readonly head: string;
  readonly app: string;
  readonly styles: readonly { readonly href: string; readonly integrity: string }[];
  readonly fonts: readonly string[];
  /** Address of the site's icon. */
  readonly icon: string;
  /** Address of the shell's texts in this language. */
  readonly texts: string;
  /** Page state as safe JSON. */
  readonly state: string;
  /** The inline script; the only element that carries the nonce. */
  readonly script: string;
  /** The setting html_header, as in the backend's response. */
  readonly header?: string;
}

/** The whole HTML page, in pieces: the longest are not copied into another text. */
export function htmlDocument({
  lang,
  bodyClasses,
  head,
  app,
  styles,
  fonts,
  icon,
  texts,
  state,
  script,
  header = '',
}: DocumentParts): readonly string[] {
  const links = [
    `<link rel="icon" type="image/svg+xml" href="${icon}"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`,
    // By its file name the remote's own loader finds that the style is there already.
    ...styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" data-href="${href.slice(href.lastIndexOf('/') + 1)}" integrity="${integrity}">`,
    ),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ];
  const own = headerCode(header);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      // Before the style sheets: behind them it would wait for them, and the page for it.
      `<script nonce="${NONCE_SLOT}">${script}${own.script}</script>` +
      `${links.join('')}${head}${own.markup}</head><body class="${bodyClasses.join(' ')}"><div id="root" data-texts="${texts}">`,
    app,
    `</div><script type="application/json" id="${STATE_ELEMENT_ID}">`,
    state,
    '</script></body></html>',
  ];
}

/** Start of the app's own markup; React's output before it belongs into the head. */
const APP_START = '<div id="app">';

/** Splits the output of renderToString into head elements and app. */
export function splitHead(rendered: string): { head: string; app: string } {
  const at = rendered.indexOf(APP_START);
  return at < 0 ? { head: '', app: rendered } : { head: rendered.slice(0, at), app: rendered.slice(at) };
}
