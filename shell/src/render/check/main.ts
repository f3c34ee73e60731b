import type { Where, Language } from '@vestibule/contracts';
import type { CheckProblem } from '@vestibule/contracts/worker/check-messages';
import type { WorkerSetup } from '@vestibule/contracts/worker/messages';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { errorText } from '../error-text';
import { runWorker } from '../run-worker';
import { forbidNetwork } from './forbid-network';
import { lackingExposes } from './lacking-exposes';
import { SHARED_LIBRARIES, type SharedLibraryRule } from '@vestibule/contracts/libraries';
import { strictLibrary } from '@vestibule/contracts/strict-library';
import { SERVER_LIBRARIES } from '../libraries';
import type { i18n } from 'i18next';

/** The same texts; a requested one that is missing in its language is reported. */
const watchTexts =
  (report: (message: string) => void) =>
  (instance: i18n, lang: Language): i18n =>
    instance.cloneInstance({
      saveMissing: true,
      saveMissingTo: 'current',
      saveMissingPlurals: false,
      missingKeyHandler: (_languages, namespace, key) => report(`the text ${namespace}:${key} is missing in ${lang}`),
    });

const RULES: Readonly<Record<string, SharedLibraryRule>> = SHARED_LIBRARIES;

/** The worker's libraries, which throw when a remote reads a name that they lack: on the site it would be undefined. */
const STRICT_LIBRARIES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(SERVER_LIBRARIES).map(([name, library]) => {
    const names = RULES[name]?.names;
    return [name, names ? strictLibrary(name, library, names) : library];
  }),
);

/*
 * The render worker as `vestibule publish` runs it: the site's, built with the development builds of React and MobX,
 * which report problems that their production builds let pass. It reports everything that the site's would only log, or
 * not notice.
 */
let running: () => Partial<Where> = () => ({});
const report = (message: string, where: Partial<Where> = running()) =>
  parentPort?.postMessage({ kind: 'problem', where, message } satisfies CheckProblem);

for (const method of ['error', 'warn'] as const)
  console[method] = (...args) => report(`console.${method}: ${format(...args)}`);

forbidNetwork((workerData as WorkerSetup).backendUrl, report);

await runWorker({
  libraries: STRICT_LIBRARIES,
  watchTexts: watchTexts(report),
  onStray: (error, where) => report(`throws an uncaught error: ${errorText(error)}`, { ...running(), ...where }),
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
