import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAll } from '../build/build-all';
import { startSite } from '../start/site';
import { ROOT, workspaces } from '../workspaces';

/** Quiet time in ms after the last change before a build starts: editors write a file in several steps. */
const SETTLE_MS = 150;
const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$|tsbuildinfo/;

const report = (step: string) => console.log(`  building ${step} …`);
await buildAll(report);
const site = await startSite({
  port: Number(process.env['PORT'] ?? 3000),
  dataDir: resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data')),
  env: { LIVE_RELOAD: 'on' },
  onMessage: ({ type, email, password }) => {
    if (type === 'first-login') console.log(`  Editor login: ${String(email)} / ${String(password)}`);
  },
});
console.log(`\n  Vestibule is running: ${site.origin} (open pages reload as you save)\n`);

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();

/** Builds what has changed. Moving the pointer makes the gateway switch; programs of their own are started again. */
async function rebuild(): Promise<void> {
  const parts = new Set<string>();
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

for (const { dir } of workspaces()) {
  watch(dir, { recursive: true }, (_event, file) => {
    if (!file || IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(rebuild)), SETTLE_MS);
  });
}

const stop = () => {
  void site.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
