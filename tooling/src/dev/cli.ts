import { noteProblems, WHOLE_SITE } from '@vestibule/registry/develop/problems';
import { Registry } from '@vestibule/registry/registry';
import { prune } from '@vestibule/registry/retention';
import { openStore } from '@vestibule/registry/store/open-store';
import { buildAll } from '../release/build-all';
import { fingerprint } from '../build/fingerprint';
import { DEVELOPMENT } from '../build/paths';
import { checkSolution } from '../publish/types/run-tsc';
import { dataDir } from '../start/data-dir';
import { startSite } from '../start/site';
import { ROOT, workspaces } from '../workspaces';
import { Develop } from './develop';
import { onSave } from './on-save';
import { WarmBuilds } from './warm-builds';

/** Builds of pages that may still be open, and yesterday's, which are unused. */
const KEPT = { versions: 5, days: 0 };

const packages = workspaces();
const sources = await fingerprint(packages);
const builds = new WarmBuilds(DEVELOPMENT);
await buildAll((step) => console.log(`  building ${step} …`), builds);
const address = process.env['REGISTRY_URL'] ?? DEVELOPMENT.registry;
const site = await startSite({
  port: Number(process.env['PORT'] ?? 3000),
  dataDir: dataDir(),
  registry: address,
  // One worker: a saved change waits until all have started.
  env: { LIVE_RELOAD: 'on', RENDER_WORKERS: '1', SHELL_DIST: DEVELOPMENT.shells },
  onMessage: ({ type, email, password }) => {
    if (type === 'first-login') console.log(`  Editor login: ${String(email)} / ${String(password)}`);
  },
});
console.log(`\n  Vestibule is running: ${site.origin} (open pages follow your changes)\n`);

const registry = new Registry(await openStore(address));
const develop = new Develop({
  build: async (part) => {
    await buildAll(part, builds);
    // Another registry is not ours to clear.
    if (address === DEVELOPMENT.registry) await prune(registry, KEPT);
  },
  check: async () =>
    (await checkSolution(ROOT)).map(({ file, line, message }) => `${file ?? 'tsconfig.json'}:${line ?? 1}: ${message}`),
  show: (problems) => noteProblems(registry, WHOLE_SITE, problems),
  restart: (program) => void (program === 'backend' ? site.backend : site.gateway).child?.kill('SIGTERM'),
  say: (text) => console.log(text),
});
develop.start();
const end = onSave(packages, sources, () => develop.saved());
const stop = () => {
  void end();
  void Promise.all([site.stop(), builds.close()]).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
