import { renderToString } from 'react-dom/server';
import { App } from './app';
import { STATE_ID, type PlainPage } from './types';

/** Files that the page links, as addresses. */
export interface PageFiles {
  readonly styles: string;
  readonly script: string;
  readonly fonts: readonly string[];
}

/** The whole document, rendered for every request. */
export function renderDocument(page: PlainPage, { styles, script, fonts }: PageFiles): string {
  const rendered = renderToString(<App page={page} />);
  const at = rendered.indexOf('<div id="app">');
  const state = JSON.stringify(page).replaceAll('<', '\\u003c');
  const preloads = fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="stylesheet" href="${styles}">${preloads}<script defer src="${script}"></script>${rendered.slice(0, at)}</head>` +
    `<body class="${page.bodyClass}"><div id="root">${rendered.slice(at)}</div><script type="application/json" id="${STATE_ID}">${state}</script></body></html>`
  );
}
