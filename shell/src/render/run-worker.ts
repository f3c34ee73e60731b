import { LANGUAGES, statusOf, type Language, type RemoteManifest, type Where } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import { routeTables } from '@vestibule/contracts/site/match';
import { routesOf, type SiteComposition } from '@vestibule/contracts/site/site';
import { Activity } from '@vestibule/contracts/worker/activity';
import {
  PROTOCOL,
  type PurgeMessage,
  type RenderReport,
  type RenderRequest,
  type WorkerAnswer,
  type WorkerSetup,
} from '@vestibule/contracts/worker/messages';
import { readShellManifest } from '@vestibule/registry/shell-files';
import type { i18n } from 'i18next';
import { enableStaticRendering } from 'mobx-react-lite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { loadLateComponents } from '../layout/late-component';
import { CodeOwners } from './code-owner';
import { DataCache } from './data-cache';
import { errorText } from './error-text';
import { PiecesEncoder } from './encode-pieces';
import { FragmentCache } from './fragment-cache';
import { lockDown } from './lock-down';
import { remoteDir } from './remote-dir';
import { renderPage } from './render-page';
import type { Renderer } from './renderer';
import { ServerExposes } from './server-exposes';
import { allTextFiles, slotsOf } from '../app/site-exposes';

/** How often the worker shows that its event loop turns, in ms. */
const BEAT_MS = 200;
const keptMb = () => Math.round(getHeapStatistics().used_heap_size / 1_048_576);

const readTexts = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Translations;

/** Parts of a worker's build: the site's, or the one that checks a remote before it is published. */
export interface WorkerOptions {
  /** Libraries that a remote's server file may require. */
  readonly libraries: Readonly<Record<string, object>>;
  /** Returns the instance that is used for the texts of a language. */
  readonly watchTexts?: (instance: i18n, lang: Language) => i18n;
  /** Called instead of a report to the gateway when code fails where nothing catches it. */
  readonly onStray?: (error: unknown, where: Partial<Where>) => void;
  /** Called before the worker says that it is ready. */
  readonly onPrepared?: (renderer: Renderer) => void;
}

async function texts(
  setup: WorkerSetup,
  watch: WorkerOptions['watchTexts'],
  shellTexts: Readonly<Record<Language, { path: string }>>,
  remotes: readonly RemoteManifest[],
): Promise<Record<Language, i18n>> {
  const entries = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const instance = createI18n(lang);
      addTranslations(instance, 'shell', lang, await readTexts(join(setup.shellDir, shellTexts[lang].path)));
      for (const remote of remotes) {
        for (const { path } of allTextFiles(remote, lang))
          addTranslations(
            instance,
            remote.name,
            lang,
            await readTexts(join(remoteDir(setup.registryDir, remote.name, remote.version), path)),
          );
      }
      return [lang, watch?.(instance, lang) ?? instance] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, i18n>;
}

async function prepare(
  setup: WorkerSetup,
  { libraries, watchTexts, onStray }: WorkerOptions & Required<Pick<WorkerOptions, 'onStray'>>,
): Promise<{ renderer: Renderer; keys: readonly string[]; reports: RenderReport[] }> {
  const composition = JSON.parse(setup.site) as SiteComposition;
  const shell = await readShellManifest(setup.shellDir);
  await loadLateComponents();
  const activity = new Activity(setup.activity);
  setInterval(() => activity.beat(), BEAT_MS).unref();
  let keys: readonly string[] = [];
  const folders = composition.remotes.map(({ name, version }) => ({
    remote: name,
    version,
    dir: remoteDir(setup.registryDir, name, version),
  }));
  const owners = new CodeOwners(folders, (owner) => activity.resume(owner ? keys.indexOf(owner.key) : -1, owner?.job));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => onStray(error, owners.ownerOf(error)));
  lockDown();
  const exposes = new ServerExposes(setup.registryDir, composition.remotes, {
    libraries,
    skipped: setup.skipped,
    onStart: (remote) => {
      activity.startRemote(remote);
      owners.enter({ key: `${composition.remotes[remote]?.name ?? ''}|`, job: 0 });
    },
  });
  activity.enter(-1);
  owners.enter({ key: '', job: 0 });
  const refs = [...routesOf(composition).map(({ ref }) => ref), ...slotsOf(composition).values()];
  keys = [...new Set(refs.map(({ key }) => key))];
  const renderer: Renderer = {
    composition,
    shell,
    exposes,
    i18n: await texts(setup, watchTexts, shell.translations, composition.remotes),
    cache: new DataCache(),
    fragments: new FragmentCache(),
    backendUrl: setup.backendUrl,
    liveReload: setup.liveReload,
    sentryDsn: setup.sentryDsn,
    tables: routeTables(composition),
    mark: (key, job = 0) => {
      activity.enter(keys.indexOf(key), job);
      owners.enter({ key, job });
    },
    loading: (key, by) => activity.load(keys.indexOf(key), by),
    running: (): Partial<Where> => {
      const [current = -1] = activity.suspects;
      const ref = refs.find(({ key }) => key === keys[current]);
      return ref ? { remote: ref.remote.name, version: ref.remote.version, slot: ref.expose } : {};
    },
  };
  const reports = [...exposes.failures].map(([remote, error]) => ({
    where: { remote: remote.name, version: remote.version },
    message: errorText(error),
    kind: 'start' as const,
  }));
  return { renderer, keys, reports };
}

/** Serves the thread that has started this one; resolves when it can render. */
export async function runWorker(options: WorkerOptions): Promise<void> {
  enableStaticRendering(true);
  const port = parentPort;
  if (!port) throw new Error('A render worker runs as a worker thread');
  const send = (answer: WorkerAnswer, moved: readonly ArrayBuffer[] = []) => port.postMessage(answer, moved);
  const encoder = new PiecesEncoder();
  const onStray = (error: unknown, where: Partial<Where>) =>
    send({ kind: 'stray', report: { where, message: errorText(error), kind: 'error' } });
  const { renderer, keys, reports } = await prepare(workerData as WorkerSetup, { onStray, ...options });
  port.on('message', (message: RenderRequest | PurgeMessage) => {
    if (message.kind === 'purge') {
      renderer.cache.purge(message.tags);
      return;
    }
    renderer.mark('');
    renderPage(renderer, message).then(
      (page) => {
        const answer = { kind: 'rendered', id: message.id, keptMb: keptMb() } as const;
        if (!message.takesBytes) return send({ ...answer, page: { ...page, body: page.body.join('') } });
        const body = encoder.encode(page.body);
        return send({ ...answer, page: { ...page, body } }, [body.buffer]);
      },
      (error: unknown) =>
        send({ kind: 'failed', id: message.id, status: statusOf(error), message: errorText(error), keptMb: keptMb() }),
    );
  });
  options.onPrepared?.(renderer);
  send({ kind: 'ready', protocol: PROTOCOL, exposes: keys, reports });
}
