import { XMLParser, XMLValidator } from 'fast-xml-parser';

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
});
const RFC_822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const all = (node: Node, name: string): readonly unknown[] => {
  const value = node[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
};
const textOf = (value: unknown): string =>
  (typeof value === 'string'
    ? value
    : isNode(value) && typeof value['#text'] === 'string'
      ? value['#text']
      : ''
  ).trim();
const one = (node: Node, name: string): string => textOf(all(node, name)[0]);
const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);
const isDate = (text: string, shape: RegExp): boolean => shape.test(text) && !Number.isNaN(Date.parse(text));
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const links = (node: Node, name: string): Node[] => all(node, name).filter(isNode);

/**
 * Faults that keep a document from being a feed: RSS 2.0 (rssboard.org/rss-specification) or Atom (RFC 4287). `self` is
 * the address of its request.
 */
export function feedProblems(xml: string, self: string): string[] {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return [`XML: ${valid.err.msg} in line ${valid.err.line}`];
  const document = parser.parse(xml) as Node;
  if (isNode(document['rss'])) return rssProblems(document['rss'], self);
  if (isNode(document['feed'])) return atomProblems(document['feed'], self);
  return ['neither rss nor feed'];
}

function rssProblems(rss: Node, self: string): string[] {
  const problems: string[] = [];
  const need = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  need(rss['@version'] === '2.0', 'rss: version');
  const channel = all(rss, 'channel').filter(isNode);
  if (channel.length !== 1 || !channel[0]) return [...problems, 'rss: one channel'];
  const [own] = channel;
  for (const name of ['title', 'link', 'description'])
    need(all(own, name).length === 1 && one(own, name) !== '', `channel: ${name}`);
  need(isAddress(one(own, 'link')), 'channel: link is no address');
  for (const name of ['pubDate', 'lastBuildDate'])
    need(
      all(own, name).every((date) => isDate(textOf(date), RFC_822)),
      `channel: ${name} is no date of RFC 822`,
    );
  need(
    links(own, 'atom:link').some(
      (link) => link['@rel'] === 'self' && link['@href'] === self && link['@type'] === 'application/rss+xml',
    ),
    `channel: no atom:link rel=self to ${self}`,
  );
  const items = all(own, 'item').filter(isNode);
  for (const [index, item] of items.entries()) {
    const problem = (text: string) => `item ${index}: ${text}`;
    need(one(item, 'title') !== '' || one(item, 'description') !== '', problem('title or description'));
    need(
      all(item, 'link').every((link) => isAddress(textOf(link))),
      problem('link is no address'),
    );
    need(
      all(item, 'pubDate').every((date) => isDate(textOf(date), RFC_822)),
      problem(`pubDate is no date of RFC 822: ${one(item, 'pubDate')}`),
    );
    need(
      all(item, 'author').every((author) => textOf(author).includes('@')),
      problem('author is no e-mail address'),
    );
    const guid = all(item, 'guid')[0];
    need(guid !== undefined && textOf(guid) !== '', problem('guid'));
    need(
      isAddress(textOf(guid)) || (isNode(guid) && guid['@isPermaLink'] === 'false'),
      problem('guid is no address, and does not say so'),
    );
  }
  for (const guid of repeated(items.map((item) => one(item, 'guid')))) problems.push(`guid ${guid} twice`);
  return problems;
}

function atomProblems(feed: Node, self: string): string[] {
  const problems: string[] = [];
  const need = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  need(feed['@xmlns'] === 'http://www.w3.org/2005/Atom', 'feed: namespace');
  const entries = all(feed, 'entry').filter(isNode);
  const authored = all(feed, 'author').some((author) => isNode(author) && one(author, 'name') !== '');
  for (const [where, node] of [
    ['feed', feed],
    ...entries.map((entry, index) => [`entry ${index}`, entry] as const),
  ] as const) {
    for (const name of ['id', 'title', 'updated'])
      need(all(node, name).length === 1 && one(node, name) !== '', `${where}: ${name}`);
    need(URL.canParse(one(node, 'id')), `${where}: id is no IRI`);
    for (const name of ['updated', 'published'])
      need(
        all(node, name).every((date) => isDate(textOf(date), RFC_3339)),
        `${where}: ${name} is no date of RFC 3339`,
      );
    need(
      all(node, 'author').every((author) => isNode(author) && one(author, 'name') !== ''),
      `${where}: an author without a name`,
    );
    need(authored || all(node, 'author').length > 0, `${where}: author`);
    need(
      all(node, 'category').every(
        (category) => isNode(category) && typeof category['@term'] === 'string' && category['@term'] !== '',
      ),
      `${where}: a category without a term`,
    );
    const rels = links(node, 'link');
    need(
      rels.length === all(node, 'link').length && rels.every((link) => isAddress(String(link['@href']))),
      `${where}: a link without an address`,
    );
    need(
      rels.some((link) => (link['@rel'] ?? 'alternate') === 'alternate'),
      `${where}: no link rel=alternate`,
    );
  }
  need(
    links(feed, 'link').some((link) => link['@rel'] === 'self' && link['@href'] === self),
    `feed: no link rel=self to ${self}`,
  );
  for (const id of repeated(entries.map((entry) => one(entry, 'id')))) problems.push(`id ${id} twice`);
  return problems;
}
