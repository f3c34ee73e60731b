import { sanitiseHtml } from '../../../platform/html/sanitise';
import { sanitiseHeader } from '../../../platform/html/sanitise-header';

/**
 * Blocks of HTML in the settings, and the function that makes each of them safe. Scripts belong to the header alone;
 * all go through here when they are imported, and again in each response, as older rows may hold anything.
 */
export const HTML_BLOCKS = {
  html_header: sanitiseHeader,
  html_footer_top: sanitiseHtml,
  html_footer_bottom: sanitiseHtml,
  html_footer_logos: sanitiseHtml,
} as const;
export type HtmlBlock = keyof typeof HTML_BLOCKS;

type Blocks = { readonly [N in HtmlBlock]?: { readonly code?: string | undefined } | undefined };

/** The settings with their blocks of HTML sanitised. */
export function withSafeBlocks<S extends Blocks>(settings: S): S {
  const safe = Object.entries(HTML_BLOCKS).flatMap(([name, sanitise]) => {
    const block = settings[name as HtmlBlock];
    return block === undefined ? [] : [[name, { ...block, code: sanitise(block.code ?? '') }]];
  });
  return { ...settings, ...(Object.fromEntries(safe) as Partial<S>) };
}
