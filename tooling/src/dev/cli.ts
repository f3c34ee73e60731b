import { noteProblems, WHOLE_SITE } from '@vestibule/registry/develop/problems';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { buildAll } from '../build/build-all';
import { REGISTRY } from '../build/paths';
import { checkSolution } from '../publish/types/run-tsc';
import { dataDir } from '../start/data-dir';
import { startSite } from '../start/site';
import { ROOT, workspaces } from '../workspaces';
import { fingerprint } from '../build/fingerprint';
import { onSave } from './on-save';
import { TypeReport } from './type-report';

const packages = workspaces();
const sources = await fingerprint(packages);
const report = (step: string) => console.log(`  building ${step} …`);
await buildAll(report);
const site = await startSite({
  port: Number(process.env['PORT'] ?? 3000),
  dataDir: dataDir(),
  env: { LIVE_RELOAD: 'on' },
  onMessage: ({ type, email, password }) => {
    if (type === 'first-login') console.log(`  Editor login: ${String(email)} / ${String(password)}`);
  },
});
console.log(`\n  Vestibule is running: ${site.origin} (open pages reload as you save)\n`);

const registry = new Registry(await openStore(process.env['REGISTRY_URL'] ?? REGISTRY));
const types = new TypeReport(
  async () =>
    (await checkSolution(ROOT)).map(({ file, line, message }) => `${file ?? 'tsconfig.json'}:${line ?? 1}: ${message}`),
  (text) => console.error(text),
  (problems) => noteProblems(registry, WHOLE_SITE, problems),
);
void types.update();

/** Builds what has changed. Moving the pointer makes the gateway switch; programs of their own are started again. */
async function rebuild(): Promise<void> {
  const parts = new Set<string>();
  void types.update();
  try {
    await buildAll((step) => {
      parts.add(step);
      report(step);
    });
    if (parts.has('backend')) site.backend.child?.kill('SIGTERM');
    if (parts.has('gateway')) site.gateway.child?.kill('SIGTERM');
    if (parts.size > 0) console.log('  ready');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

const end = onSave(packages, sources, rebuild);
const stop = () => {
  void end();
  void site.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
