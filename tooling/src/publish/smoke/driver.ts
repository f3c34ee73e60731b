import { Activity } from '@vestibule/contracts/worker/activity';
import { Worker } from 'node:worker_threads';
import { type CheckAnswer, MEMORY_MB, TOO_MUCH_MEMORY, type DriverSetup, type DriverAnswer } from './messages';

/** Processor time that the worker may use until it is ready, in ms: it has the shell and all libraries to load. */
const START_MS = 20_000;
/** How long it may show no progress, whatever it uses, in ms. */
const LONGEST_MS = 60_000;
const LOOK_MS = 100;

/** Processor time of this process so far, in ms; its main thread does next to nothing. */
const usedMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

const send = (answer: DriverAnswer) => process.send?.(answer);

/**
 * Runs a check worker and watches it from outside, as a gateway does: a page that hangs, exhausts the memory or ends
 * the worker is reported with the exposes that may be at fault.
 */
function run({ file, data, stallMs }: DriverSetup): void {
  const activity = new Activity();
  let exposes: readonly string[] = [];
  let [progress, since, used] = [activity.progress, Date.now(), usedMs()];
  let limit = START_MS;
  const lost = (message: string) =>
    send({ kind: 'lost', message, suspects: activity.suspects.flatMap((place) => exposes[place] ?? []) });
  const worker = new Worker(file, {
    workerData: { ...data, activity: activity.buffer },
    // Not this process's TypeScript loader: it would transform the whole bundle again, which takes 200 MB and a second.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // Its output is discarded: it reports in messages.
    stdout: true,
    stderr: true,
  });
  worker.on('message', (answer: CheckAnswer) => {
    if (answer.kind === 'ready') [exposes, limit] = [answer.exposes, stallMs];
    send(answer);
  });
  worker.once('error', (error: NodeJS.ErrnoException) =>
    lost(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH_MEMORY : `ends the worker: ${error.message}`),
  );
  worker.once('exit', (status) => lost(`ends the process that renders it (status ${status})`));
  process.on('message', (request) => worker.postMessage(request));
  setInterval(() => {
    if (activity.progress !== progress) [progress, since, used] = [activity.progress, Date.now(), usedMs()];
    else if (usedMs() - used > limit || Date.now() - since > LONGEST_MS)
      lost(`no progress for ${limit / 1000} s: an endless loop?`);
  }, LOOK_MS);
}

process.once('message', run);
