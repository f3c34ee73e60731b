/** The content of the element whose start tag has this attribute, in markup that React wrote; undefined if none has. */
export function contentOf(html: string, attribute: string): string | undefined {
  const at = html.indexOf(attribute);
  if (at < 0) return undefined;
  const name = /^<([\w-]+)/.exec(html.slice(html.lastIndexOf('<', at)))?.[1];
  const start = html.indexOf('>', at) + 1;
  const tags = new RegExp(`<(/?)${name ?? ''}(?=[\\s>])`, 'g');
  tags.lastIndex = start;
  for (let depth = 1, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return undefined;
}
