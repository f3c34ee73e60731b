import { escapeHtml } from '@vestibule/contracts/escape-html';
import type { Language } from '@vestibule/contracts';

/** A part of a mail: a paragraph, facts under their names, or a link with its words. */
export type Block =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly link: string; readonly href: string };

/** A mail as the site writes it; its two forms are made of this. */
export interface Letter {
  readonly lang: Language;
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** The plain text: paragraphs apart, whole addresses. */
export const letterText = ({ blocks }: Letter): string => `${blocks.map(blockText).join('\n\n')}\n`;

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.link}:\n${block.href}`;
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** The same as HTML: no pictures, nothing from elsewhere, readable in every program. */
export const letterHtml = ({ lang, subject, blocks }: Letter): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:40em">${blocks.map(blockHtml).join('')}</body></html>`;

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${lines(block)}</p>`;
  if ('link' in block) return `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.link)}</a></p>`;
  const rows = block.facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding-right:1em">${escapeHtml(name)}</th><td>${lines(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
