import type { RemoteManifest } from '@vestibule/contracts';
import type { Problem } from '../problem';
import { rendererCode } from './renderer-code';
import { runRenderer } from './renderer-process';

/**
 * Renders a built remote as the site would: every page and slot in each language, with the contracts' examples as
 * answers of the backend, in a process that is thrown away. What hangs, eats the memory or ends the process is named,
 * and ends the check.
 */
export async function smokeRender(dir: string, manifest: RemoteManifest): Promise<Problem[]> {
  const found = new Map<string, Problem>();
  const add = (where: string, message: string) => found.set(`${where} ${message}`, { check: 'smoke', where, message });
  let running = manifest.server.path;
  const lost = await runRenderer(await rendererCode(), { dir, manifest }, (answer) => {
    if (answer.kind === 'problem') add(answer.where, answer.message);
    else if (answer.kind === 'step') running = answer.where;
  });
  if (lost !== undefined) add(running, lost);
  return [...found.values()];
}
