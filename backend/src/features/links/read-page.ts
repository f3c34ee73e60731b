import { Parser } from 'htmlparser2';

/** Texts of the elements of this name in XML. */
export function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        if (tag === name) text = '';
      },
      ontext: (part) => {
        if (text !== undefined) text += part;
      },
      onclosetag: (tag) => {
        if (tag === name && text !== undefined) texts.push(text.trim());
        if (tag === name) text = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

/** Where the links of a page lead, each once, as they stand there. */
export function linksOf(html: string): ReadonlySet<string> {
  const links = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, { href }) => {
      if (tag === 'a' && href) links.add(href.trim());
    },
  });
  parser.end(html);
  return links;
}
