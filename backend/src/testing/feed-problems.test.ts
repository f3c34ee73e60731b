import { feedProblems } from './feed-problems';

const SELF = 'https://example.org/feed';
const rss = (item: string, channel = '<title>T</title><link>https://example.org</link><description>D</description>') =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}<atom:link href="${SELF}" rel="self" type="application/rss+xml"/>${item}</channel></rss>`;
const ITEM =
  '<item><title>A</title><guid isPermaLink="false">a</guid><pubDate>Fri, 02 Jan 2026 12:00:00 GMT</pubDate></item>';
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.org/</id><title>T</title><updated>2026-01-02T12:00:00Z</updated><author><name>N</name></author><link rel="alternate" href="https://example.org/"/><link rel="self" href="${SELF}"/>${entry}</feed>`;
const ENTRY =
  '<entry><id>https://example.org/a</id><title>A</title><updated>2026-01-02T12:00:00Z</updated><link href="https://example.org/a"/></entry>';

describe('feed problems', () => {
  test('feeds as the specifications have them', () => {
    expect(feedProblems(rss(ITEM), SELF)).toEqual([]);
    expect(feedProblems(atom(ENTRY), SELF)).toEqual([]);
  });

  test.each([
    [rss(ITEM.replace('Fri, 02 Jan 2026 12:00:00 GMT', '2026-01-02')), 'pubDate'],
    [rss(ITEM + ITEM), 'guid a twice'],
    [rss(ITEM.replace(' isPermaLink="false"', '')), 'guid is no address'],
    [rss(ITEM.replace('<title>A</title>', '')), 'title or description'],
    [rss(ITEM.replace('<title>', '<author>Ada</author><title>')), 'author'],
    [rss(ITEM, '<title>T</title><link>/de</link><description>D</description>'), 'channel: link'],
    [rss(ITEM).replace(SELF, 'https://example.org/other'), 'rel=self'],
    [atom(ENTRY + ENTRY), 'twice'],
    [atom(ENTRY.replace('T12:00:00Z', '')), 'RFC 3339'],
    [atom(ENTRY.replace('<title>A</title>', '')), 'title'],
    [atom(ENTRY).replace('<author><name>N</name></author>', ''), 'author'],
    [atom(ENTRY.replace('href', 'src')), 'link'],
    [`${rss(ITEM)}<`, 'XML'],
    ['<html></html>', 'neither'],
  ])('problems are reported: %#', (xml, problem) => {
    expect(feedProblems(xml, SELF).join('\n')).toContain(problem);
  });
});
