import { JSDOM, VirtualConsole } from 'jsdom';
import { BuildFiles, BASE } from './build-files';
import { addWhatJsdomLacks } from './lacking';
import type { BrowserAnswer, BrowserSetup, CheckedWindow } from './messages';

const send = (answer: BrowserAnswer) => process.send?.(answer);

/** The build's file that an error comes from. */
const fileOf = (error: unknown): string | undefined =>
  new RegExp(`${BASE}([^\\s:)]+)`).exec(String((error as { stack?: unknown } | undefined)?.stack))?.[1];

/** Gives a window the remote's files and has it load all exposes. */
async function loadAll({ dir, manifest, page }: BrowserSetup): Promise<void> {
  let running = manifest.entry.path;
  const onProblem = (where: string, message: string) =>
    send({ kind: 'problem', where: where === 'entry' ? `${manifest.entry.path} (entry)` : where, message });
  const onStep = (where: string) => send({ kind: 'step', where: (running = where) });
  onStep(running);
  const virtualConsole = new VirtualConsole();
  // Errors that a script throws while it is loaded; jsdom's other messages are about features that it lacks.
  virtualConsole.on('jsdomError', ({ message, detail }: Error & { readonly detail?: unknown }) => {
    if (message.startsWith('Uncaught'))
      onProblem(fileOf(detail) ?? running, `throws ${message.replace(/^Uncaught \[?|\]?$/g, '')}`);
  });
  const resources = new BuildFiles(dir, manifest, onProblem);
  const { window } = new JSDOM('<!doctype html><html lang="de"><head></head><body></body></html>', {
    url: BASE,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources,
    virtualConsole,
    beforeParse: addWhatJsdomLacks,
  });
  window.eval(`(function (module, exports) {${page}\n})({ exports: {} }, {})`);
  const addressed = [manifest.entry, ...manifest.files].map(({ path, integrity }) => [BASE + path, integrity] as const);
  const { vestibuleLoad } = window as unknown as CheckedWindow;
  await vestibuleLoad?.({
    name: manifest.name,
    entry: BASE + manifest.entry.path,
    exposes: Object.keys(manifest.exposes),
    integrity: Object.fromEntries(addressed),
    onStep,
    onProblem,
  });
}

process.once('message', (setup: BrowserSetup) => {
  const end = () => send({ kind: 'done' });
  loadAll(setup).then(end, (error: unknown) => {
    send({
      kind: 'problem',
      where: setup.manifest.entry.path,
      message: error instanceof Error ? error.message : String(error),
    });
    end();
  });
});
