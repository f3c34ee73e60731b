import type { EditableModule } from '../session/editable';

/** Enough to tell modules apart by ear. */
const LENGTH = 40;

/** The first words of a module, without markup. */
export function textStart(module: EditableModule): string {
  const text = module.model === 'text' ? plain(module.content) : module.content;
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LENGTH) return words;
  const cut = words.lastIndexOf(' ', LENGTH);
  return `${words.slice(0, cut > 0 ? cut : LENGTH)} …`;
}

/** Text of HTML; a space where a block ends, or words would run together. */
function plain(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replace(/<(?:br|\/(?:p|li|h\d|td|blockquote))\b/gi, ' $&'),
    'text/html',
  );
  return parsed.body.textContent;
}
