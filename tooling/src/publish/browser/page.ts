import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/runtime';
import { containerName, INTEGRITY_GLOBAL } from '@vestibule/contracts/libraries';
import type { CheckedWindow, LoadRequest } from './messages';
import { PROVIDED } from './provided';

/** The version is only a label. */
const VERSION = '1.0.0';
const shared = Object.fromEntries(
  Object.entries(PROVIDED).map(([name, library]) => [
    name,
    { version: VERSION, shareConfig: { singleton: true, requiredVersion: false as const }, lib: () => library },
  ]),
);

/** Loads every expose as the shell does. */
async function load({ name, entry, exposes, integrity, onStep, onProblem }: LoadRequest): Promise<void> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, [INTEGRITY_GLOBAL]: integrity });
  const createScript = ({ url }: { url: string }) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity[url] ?? '';
    return { script };
  };
  const federation = createInstance({
    name: 'vestibule_check',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'check', createScript }],
  });
  const entryGlobalName = containerName(name);
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName }]);
  for (const expose of exposes) {
    onStep(expose);
    try {
      const module = await federation.loadRemote<{ default?: { Component?: unknown } }>(
        `${name}/${expose.replace(/^\.\//, '')}`,
      );
      if (!module?.default?.Component) onProblem(expose, 'its default export has no Component in the browser');
    } catch (error) {
      // Without its container the remote has no exposes at all: once is enough.
      if (!Reflect.has(globalThis, entryGlobalName))
        return onProblem(
          'entry',
          `the script sets no global ${entryGlobalName}: it must be a classic script that does`,
        );
      onProblem(expose, `cannot be loaded: ${said(error)}`);
    }
  }
}

/** Without the runtime's numbers and links around it. */
const said = (error: unknown): string =>
  error instanceof Error ? (error.message.split('Original Error Message:').at(-1)?.trim() ?? '') : String(error);

(globalThis as CheckedWindow).vestibuleLoad = load;
