import { isLanguage, type Settings, LANGUAGES, type Language } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { join, basename } from 'node:path';
import type { CachedAnswer } from '../http/cached-answer';
import { sendStored } from '../cache/send-stored';
import { TEXTS } from '../texts';
import { offlineDocument, offlinePolicy, type OfflineParts } from './offline-document';
import { firstFonts, readShellManifest, shellBase } from '@vestibule/registry/shell-files';
import { createHash } from 'node:crypto';
import type { CachedPage } from '../cache/page-cache';
import { plainBody } from '../cache/stored-body';
import { CONFIG_GLOBAL, type WorkerConfig } from '@vestibule/contracts/offline/worker-config';
import { readFile } from 'node:fs/promises';

type Stored = Pick<CachedPage, 'status' | 'body' | 'etag'>;

/**
 * The worker's script as it is sent. Every browser that has it checks after each page for a new one: it is compressed
 * once, and the response is mostly a 304.
 */
class StoredWorker {
  #script = '';
  #stored: Stored | undefined;

  async of(script: string): Promise<Stored> {
    if (this.#stored && this.#script === script) return this.#stored;
    const etag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    const stored = { status: 200, body: await plainBody(script), etag };
    this.#script = script;
    this.#stored = stored;
    return stored;
  }
}

/**
 * The kill switch: a worker that leaves everything to the network. It deletes the caches of the site's worker and
 * unregisters itself; having no fetch handler it serves nothing meanwhile. Written here and built into the gateway, so
 * that it works whatever the shell's build is like.
 */
const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('vestibule-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

export interface OfflineOptions {
  /** False: browsers get a worker that takes itself away. */
  readonly enabled: boolean;
  readonly shellDist: string;
  /** Version of the shell that visitors get now. */
  readonly shell: () => string;
  readonly settings: Pick<CachedAnswer<Settings>, 'get'>;
}

const WORKER_HEADERS = {
  'service-worker-allowed': '/',
  // Rights of the worker: requests to this site, and no scripts.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The service worker (docs/behaviour/frame.md#service-worker), and the pages that it stores for when there is no
 * network.
 */
export function offlineRoutes(app: FastifyInstance, { enabled, shellDist, shell, settings }: OfflineOptions): void {
  const parts = async () => offlineParts(shellDist, shell(), await settings.get());

  const stored = new StoredWorker();

  app.get('/sw.js', async (request, reply) => {
    try {
      const worker = await stored.of(
        enabled ? await workerScript(join(shellDist, shell()), await parts()) : RETIRED_WORKER,
      );
      return sendStored(request, reply, worker, {
        keep: 'shared',
        nonce: '',
        type: 'text/javascript; charset=utf-8',
        headers: WORKER_HEADERS,
      });
    } catch (error) {
      // A shell of before, or no settings: a browser keeps the worker it has.
      request.log.warn({ error: String(error) }, 'Cannot serve the service worker');
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ code: 'unavailable', message: 'There is no worker at the moment' });
    }
  });

  app.get<{ Params: { lang: string } }>('/offline/:lang', async (request, reply) => {
    const { lang } = request.params;
    if (!isLanguage(lang))
      return reply.code(404).send({ code: 'not_found', message: 'The site does not have that language' });
    const known = await parts();
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', offlinePolicy(known))
      .type('text/html; charset=utf-8')
      .send(offlineDocument(lang, known));
  });
}

/** The site's name, and the fonts of the live shell, which are most likely cached by an earlier page. */
async function offlineParts(
  shellDist: string,
  shell: string,
  { product }: Pick<Settings, 'product'>,
): Promise<OfflineParts> {
  const fonts = firstFonts(await readShellManifest(join(shellDist, shell)), 'museum');
  const fontOf = (name: string) => {
    const path = fonts.find((font) => basename(font).startsWith(name));
    return path && shellBase(shell) + path;
  };
  return { product, fonts: { heading: fontOf('newsreader'), text: fontOf('work-sans') } };
}

/**
 * The worker of a shell's build with its configuration. It changes with the offline pages, so that browsers fetch these
 * again.
 */
async function workerScript(shellDir: string, parts: OfflineParts): Promise<string> {
  const code = await readFile(join(shellDir, 'service-worker', 'sw.js'), 'utf8');
  const hash = createHash('sha256');
  for (const lang of LANGUAGES) hash.update(offlineDocument(lang, parts));
  const states = Object.fromEntries(LANGUAGES.map((lang) => [lang, TEXTS[lang].offline.states])) as Record<
    Language,
    (typeof TEXTS)['de']['offline']['states']
  >;
  const config: WorkerConfig = { offline: hash.digest('hex').slice(0, 10), states };
  return `self.${CONFIG_GLOBAL}=${JSON.stringify(config)};\n${code}`;
}
