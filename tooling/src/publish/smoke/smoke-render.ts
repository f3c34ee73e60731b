import type { RemoteManifest, Where } from '@vestibule/contracts';
import type { RenderRequest, RenderReport } from '@vestibule/contracts/worker/messages';
import { join } from 'node:path';
import type { BuildProblem } from '@vestibule/registry/problem';
import { CheckProcess, WorkerGone } from './check-process';
import { checkRoute, isEmptyIn } from './check-route';
import { startExampleApi } from './example-api';
import { jobsOf, type SmokeJob } from './jobs';
import { STALL_MS } from './messages';
import { setStage } from './stage';

/** Where the smoke render pretends to be. */
const ORIGIN = 'https://example.org';

/** A smoke render whose worker is starting; it must be run, or ended. */
export interface SmokeRender {
  run: () => Promise<BuildProblem[]>;
  end: () => Promise<void>;
}

/** All of it at once, where nothing else is to be done meanwhile. */
export const smokeRender = async (...build: Parameters<typeof startSmoke>): Promise<BuildProblem[]> =>
  (await startSmoke(...build)).run();

/**
 * Renders a built remote as the site does: by the check worker of the shell in `shellDir`, which is the site's render
 * worker with development builds of its libraries. Every page and slot in each language, with the contracts' examples
 * as responses of the backend. A page that hangs, exhausts the memory or ends the process is named, and ends the check.
 */
export async function startSmoke(
  dir: string,
  manifest: RemoteManifest,
  shellDir: string,
  stallMs = STALL_MS,
): Promise<SmokeRender> {
  const found = new Map<string, BuildProblem>();
  let running: SmokeJob | undefined;
  const nameOf = (expose: string) => (running ? `${expose} (${running.lang})` : expose);
  const whereOf = ({ remote, slot }: Partial<Where>) =>
    remote === manifest.name && slot !== undefined
      ? nameOf(slot)
      : running
        ? nameOf(running.expose)
        : manifest.server.path;
  const add = (where: string, message: string) =>
    void found.set(`${where} ${message}`, { check: 'smoke', where, message });

  const [stage, api] = await Promise.all([setStage(dir, manifest), startExampleApi()]);
  const line = (stack: string) => inOneLine(stack, stage.remoteDir, manifest.server.path);
  const data = {
    site: JSON.stringify(stage.site),
    registryDir: stage.registryDir,
    shellDir,
    backendUrl: api.url,
    liveReload: false,
    skipped: [],
  };
  const worker = new CheckProcess(
    { file: join(shellDir, 'check', 'worker.cjs'), data, stallMs },
    ({ where, message }) => add(whereOf(where), line(message)),
  );

  const render = async (job: SmokeJob, as: RenderRequest['as'], id: number) => {
    const page = await worker.render({
      kind: 'render',
      as,
      id,
      path: job.path,
      lang: job.lang,
      origin: ORIGIN,
      cookie: '',
      excluded: [],
      requestId: `smoke-${id}`,
    });
    for (const report of page.reports) add(whereOf(report.where), wordsOf(report, line));
    return page;
  };
  const renderJob = async (job: SmokeJob, id: number) => {
    const { body, reports } = await render(job, 'data', id);
    const { ended, problems } = checkRoute(body, job.lang, reports.length > 0);
    if (job.isPage) for (const problem of problems) add(nameOf(job.expose), problem);
    if (ended) return;
    const page = await render(job, 'html', id + 1);
    if (job.isPage && page.reports.length === 0 && isEmptyIn(page.body, job.expose))
      add(nameOf(job.expose), 'renders nothing');
  };

  const end = async () => {
    await worker.end();
    await Promise.all([stage.remove(), api.close()]);
  };
  const run = async () => {
    try {
      const { reports } = await worker.ready();
      for (const report of reports) add(manifest.server.path, wordsOf(report, line));
      if (reports.length > 0) return [...found.values()];
      for (const [place, job] of jobsOf(manifest).entries()) {
        running = job;
        await renderJob(job, 2 * place + 1).catch((error: unknown) => {
          if (error instanceof WorkerGone) throw error;
          add(
            nameOf(job.expose),
            `the page cannot be rendered: ${line(error instanceof Error ? error.message : String(error))}`,
          );
        });
      }
    } catch (error) {
      if (!(error instanceof WorkerGone)) throw error;
      const { suspects, message } = error.lost;
      const [remote = '', slot] = suspects[0]?.split('|') ?? [];
      add(whereOf({ remote, ...(slot !== undefined && { slot }) }), message);
    } finally {
      await end();
    }
    return [...found.values()];
  };
  return { run, end };
}

/** An error's stack in one line: its message, and the place in the remote's own files where it was thrown. */
function inOneLine(stack: string, remoteDir: string, serverFile: string): string {
  const text = stack.replaceAll(`${remoteDir}/`, '');
  const [said = '', ...frames] = text.split(/\n\s+(?=at )/);
  const own = frames.find((frame) => frame.includes(serverFile))?.split('\n')[0];
  return `${said.trim()}${own ? ` (${own.trim()})` : ''}`;
}

/** Text of a worker's report for the author of the remote. */
function wordsOf({ kind, where, message }: RenderReport, line: (stack: string) => string): string {
  const said = line(message);
  if (kind === 'start')
    return said.includes('does not match its hash in remote.json') ? said : `the server file throws ${said}`;
  if (kind === 'render') return `the render throws ${said}`;
  if (kind === 'timeout') return 'the loader does not respond within 2 s';
  if (kind === 'code') return `cannot be loaded: ${said}`;
  return where.slot === undefined ? `reports ${said}` : `the loader, meta or slots throw ${said}`;
}
