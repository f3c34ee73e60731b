import { request } from 'node:http';
import { expect, test } from '../fixtures/test';

const CONNECTIONS = 1000;
/** Pages that are cached, and as many that are not: each page number is one of its own. */
const pathOf = (index: number) =>
  index % 2 === 0 ? '/de' : `/cs/veranstaltungen?page=${1 + (Math.floor(index / 2) % 4)}`;

/** Makes a request over a connection of its own; returns the status, and whether the page is whole. */
function ask(origin: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    const call = request(`${origin}${path}`, { agent: false, timeout: 60_000 }, (answer) => {
      let end = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (end = (end + text).slice(-100)));
      answer.on('end', () => resolve(`${answer.statusCode} ${end.includes('</html>') ? 'whole' : 'cut'}`));
      answer.on('error', (error) => resolve(error.message));
    });
    call.on('timeout', () => call.destroy(new Error('timed out')));
    call.on('error', (error) => resolve(error.message));
    call.end();
  });
}

test('a thousand visitors who come at once all get their page', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => ask(site.origin, pathOf(index))));
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  expect(counts).toEqual({ '200 whole': CONNECTIONS });
});
