import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBackend, type FakeBackend } from '../testing/fake-backend';
import { startProxy } from '../testing/start-proxy';

const LIMITS = { bytes: 1000, deadlineMs: 300, perClient: 4, places: 100 };
const HASH = 'ab12'.repeat(16);
const MADE = `/media/${HASH.slice(0, 16)}/640.webp`;
let backend: FakeBackend;
let folder: string;
let app: FastifyInstance;

describe('made pictures', () => {
  beforeEach(async () => {
    backend = await fakeBackend();
    folder = await mkdtemp(join(tmpdir(), 'vestibule-pictures-'));
    await mkdir(join(folder, 'ab'));
    await writeFile(join(folder, 'ab', `${HASH}-640.webp`), 'made');
    ({ app } = await startProxy({ backendUrl: backend.url, limits: LIMITS, pictures: folder }));
  });
  afterEach(async () => {
    await app.close();
    await backend.close();
    await rm(folder, { recursive: true });
  });

  describe('pictures while the backend is away', () => {
    it('are shown in the sizes that it has made', async () => {
      backend.away = true;
      const { statusCode, headers, body } = await app.inject({ url: MADE });
      expect([statusCode, body]).toEqual([200, 'made']);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        etag: `"${HASH.slice(0, 16)}-640-webp"`,
      });
    });

    it.each([
      ['in another size', MADE.replace('640', '320')],
      ['in another format', MADE.replace('webp', 'avif')],
      ['that are others', MADE.replace('ab12', 'ab13')],
      ['that are none', '/api/events/'],
    ])('are refused %s, for a moment', async (_, url) => {
      backend.away = true;
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    });

    it('are not shown by the gateway once the backend is back: it knows which of them are deleted', async () => {
      backend.answers.set(MADE, (_, response) => response.writeHead(404).end());
      expect((await app.inject({ url: MADE })).statusCode).toBe(404);
    });
  });
});
