import type { RemoteManifest, ServerModule } from '@vestibule/contracts';
import { runServerFile } from '@vestibule/registry/server-file';
import { enableStaticRendering } from 'mobx-react-lite';
import { join } from 'node:path';
import { format } from 'node:util';
import { describe } from './describe';
import { jobsOf, type SmokeJob } from './jobs';
import { PROVIDED } from './provided';
import type { SmokeAnswer, SmokeSetup } from './messages';
import { renderJob, type SmokeStage } from './render-job';
import { readTexts } from './texts';

enableStaticRendering(true);

const send = (answer: SmokeAnswer) => process.send?.(answer);

/** What the site would look for in the server file: everything but what only editors get. */
function wantedOf({ slots, exposes }: RemoteManifest, jobs: readonly SmokeJob[]): string[] {
  const forEditors = new Set<string>(
    slots.filter(({ audience }) => audience === 'editors').map(({ expose }) => expose),
  );
  return [
    ...new Set([...Object.keys(exposes).filter((name) => !forEditors.has(name)), ...jobs.map(({ expose }) => expose)]),
  ];
}

async function renderAll({ dir, manifest }: SmokeSetup): Promise<void> {
  const { path, integrity } = manifest.server;
  const jobs = jobsOf(manifest);
  let running = path;
  const report = (message: string, where = running) => send({ kind: 'problem', where, message });
  const reportError = (what: string) => (error: unknown) => report(`${what} ${describe(error, path)}`);
  const attempt = async <T>(part: string, task: () => T): Promise<Awaited<T> | undefined> => {
    send({ kind: 'step', where: running });
    try {
      return await task();
    } catch (error) {
      reportError(`${part} throws`)(error);
      return undefined;
    }
  };
  for (const method of ['error', 'warn'] as const)
    console[method] = (...args) => report(`console.${method}: ${format(...args)}`);
  process.on('uncaughtException', reportError('throws where nobody catches it:'));

  const texts = await attempt('reading the texts', () => readTexts(dir, manifest, report));
  const server = await attempt('the server file', (): Partial<ServerModule> =>
    runServerFile({ file: join(dir, path), name: path, integrity, libraries: PROVIDED }),
  );
  if (!texts || !server) return;
  const { exposes = {} } = server;
  for (const name of wantedOf(manifest, jobs))
    if (!exposes[name]?.default) report(`${path} has no default export for it`, name);
  const stage: SmokeStage = { manifest, texts, attempt, report, onReport: reportError('reports') };
  for (const job of jobs) {
    const expose = exposes[job.expose]?.default;
    if (!expose) continue;
    running = job.where;
    await attempt('the visit', () => renderJob(job, expose, stage));
  }
}

process.once('message', (setup: SmokeSetup) => void renderAll(setup).finally(() => send({ kind: 'done' })));
