import type { Where } from '@vestibule/contracts';
import type { CheckProblem } from '@vestibule/contracts/worker/check-messages';
import { format } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { errorText } from '../error-text';
import { runWorker } from '../run-worker';
import { lackingExposes } from './lacking-exposes';
import { STRICT_LIBRARIES } from './strict-libraries';
import { watchTexts } from './watch-texts';

/*
 * The render worker as `vestibule publish` runs it: the site's, built with the development builds of React and MobX,
 * which say what their production builds let pass. It tells of everything that the site's would only write into a log,
 * or not notice.
 */
let running: () => Partial<Where> = () => ({});
const report = (message: string, where: Partial<Where> = running()) =>
  parentPort?.postMessage({ kind: 'problem', where, message } satisfies CheckProblem);

for (const method of ['error', 'warn'] as const)
  console[method] = (...args) => report(`console.${method}: ${format(...args)}`);

await runWorker({
  libraries: STRICT_LIBRARIES,
  watchTexts: watchTexts(report),
  onStray: (error, where) => report(`throws where nobody catches it: ${errorText(error)}`, { ...running(), ...where }),
  onPrepared: (renderer) => {
    running = renderer.running;
    for (const { remote, expose } of lackingExposes(renderer))
      report(`${remote.server.path} has no default export for it`, {
        remote: remote.name,
        version: remote.version,
        slot: expose,
      });
  },
});
