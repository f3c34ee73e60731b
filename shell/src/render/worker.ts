import { LANGUAGES, statusOf, type Composition, type Language, type RemoteManifest, type Where } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import type { i18n } from 'i18next';
import { enableStaticRendering } from 'mobx-react-lite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { routeTables } from '../app/match';
import { routesOf, slotsOf } from '../app/site';
import { DataCache } from './data-cache';
import type { PurgeMessage, RenderReport, RenderRequest, WorkerAnswer, WorkerSetup } from './messages';
import { readSiteComposition, remoteDir } from './read-composition';
import { renderPage, type Renderer } from './render-page';
import { ServerExposes } from './server-exposes';
import { readShellManifest } from './shell-files';

enableStaticRendering(true);

const readTexts = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Translations;

async function texts(setup: WorkerSetup, shellTexts: Readonly<Record<Language, { path: string }>>, remotes: readonly RemoteManifest[]): Promise<Record<Language, i18n>> {
  const entries = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const instance = createI18n(lang);
      addTranslations(instance, 'shell', lang, await readTexts(join(setup.shellDir, shellTexts[lang].path)));
      for (const remote of remotes) {
        const file = remote.translations[lang];
        if (file) addTranslations(instance, remote.name, lang, await readTexts(join(remoteDir(setup.registryDir, remote.name, remote.version), file.path)));
      }
      return [lang, instance] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, i18n>;
}

async function prepare(setup: WorkerSetup): Promise<{ renderer: Renderer; keys: string[]; reports: RenderReport[] }> {
  const composition = await readSiteComposition(setup.registryDir, JSON.parse(setup.composition) as Composition);
  const shell = await readShellManifest(setup.shellDir);
  const exposes = new ServerExposes(setup.registryDir, composition.remotes);
  const refs = [...routesOf(composition).map(({ ref }) => ref), ...slotsOf(composition).values()];
  const keys = [...new Set(refs.map(({ key }) => key))];
  const running = new Int32Array(setup.running);
  const renderer: Renderer = {
    composition,
    shell,
    exposes,
    i18n: await texts(setup, shell.translations, composition.remotes),
    cache: new DataCache(),
    backendUrl: setup.backendUrl,
    liveReload: setup.liveReload,
    tables: routeTables(composition),
    mark: (key) => {
      Atomics.store(running, 0, keys.indexOf(key) + 1);
      Atomics.add(running, 1, 1);
    },
    running: (): Partial<Where> => {
      const ref = refs.find(({ key }) => key === keys[Atomics.load(running, 0) - 1]);
      return ref ? { remote: ref.remote.name, version: ref.remote.version, slot: ref.expose } : {};
    },
  };
  const reports = [...exposes.failures].map(([remote, error]) => ({ where: { remote: remote.name, version: remote.version }, message: String(error) }));
  return { renderer, keys, reports };
}

const port = parentPort;
if (!port) throw new Error('A render worker runs as a worker thread');
const send = (answer: WorkerAnswer) => port.postMessage(answer);
const { renderer, keys, reports } = await prepare(workerData as WorkerSetup);
port.on('message', (message: RenderRequest | PurgeMessage) => {
  if (message.kind === 'purge') {
    renderer.cache.purge(message.tags);
    return;
  }
  renderer.mark('');
  renderPage(renderer, message).then(
    (page) => send({ kind: 'rendered', id: message.id, page }),
    (error: unknown) => send({ kind: 'failed', id: message.id, status: statusOf(error), message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
send({ kind: 'ready', exposes: keys, reports });
