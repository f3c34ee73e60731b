import type { SitemapPage } from '@vestibule/contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PublicRecords } from './public-records';

let backend: Server;
let records: PublicRecords;
let answers: Record<string, Partial<SitemapPage>>;
let asked: string[];
/** Instants until which the answers are valid, by their address. */
let validUntil: Record<string, number>;
describe('public records', () => {
  beforeEach(async () => {
    asked = [];
    validUntil = {};
    answers = {
      '/api/sitemap/?page_size=500': { results: [event(1)], next: '/api/sitemap/?page=2' },
      '/api/sitemap/?page=2': { results: [event(2)] },
    };
    backend = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.setHeader('x-tags', 'pages,events');
      const answer = answers[url];
      const until = validUntil[url];
      if (until !== undefined) response.setHeader('x-valid-until', new Date(until).toISOString());
      response
        .writeHead(answer ? 200 : 503)
        .end(JSON.stringify({ count: 2, next: null, previous: null, results: [], ...answer }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    records = new PublicRecords(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
  });

  const event = (id: number) => ({ kind: 'event' as const, id, names: { de: 'a' }, images: [], modified: null });
  const ids = async () => (await records.get()).map(({ id }) => id);

  test('are requested page by page, and once for everybody who asks', async () => {
    expect(await Promise.all([ids(), ids()])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(asked).toHaveLength(2);
  });

  test('are stored for an hour, or until one of them changes', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    try {
      await ids();
      records.purge(['nav', 'event:7']);
      clock.mockReturnValue(now + 3_599_000);
      await ids();
      expect(asked).toHaveLength(2);
      clock.mockReturnValue(now + 3_600_000);
      await ids();
      expect(asked).toHaveLength(4);
      records.purge(['events']);
      await ids();
      expect(asked).toHaveLength(6);
    } finally {
      clock.mockRestore();
    }
  });

  test('are requested again when the day of an article comes, which was in none of their tags', async () => {
    const now = Date.now();
    const midnight = now + 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    try {
      validUntil['/api/sitemap/?page=2'] = midnight;
      await ids();
      clock.mockReturnValue(midnight - 1);
      await ids();
      expect(asked).toHaveLength(2);
      answers['/api/sitemap/?page=2'] = { results: [event(2), { ...event(3), kind: 'article' }] };
      clock.mockReturnValue(midnight);
      expect(await ids()).toEqual([1, 2, 3]);
    } finally {
      clock.mockRestore();
    }
  });

  test('data requested before a change is not cached after it', async () => {
    const first = ids();
    records.purge(['events']);
    await first;
    await ids();
    expect(asked).toHaveLength(4);
  });

  test('half a list is none', async () => {
    answers = { '/api/sitemap/?page_size=500': { results: [event(1)], next: '/api/sitemap/?page=2' } };
    await expect(records.get()).rejects.toThrow('answered');
  });
});
