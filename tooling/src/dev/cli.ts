import { join, resolve } from 'node:path';
import { buildAll } from '../build/build-all';
import { startSite } from '../start/site';
import { ROOT } from '../workspaces';
import { fingerprint } from './fingerprint';

/** Time in ms between two looks at the sources; a look takes some 20 ms. */
const POLL_MS = 400;

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

let built = await fingerprint();

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

// Polling: watching folders misses files that an editor replaces instead of writing them.
const look = async () => {
  const seen = await fingerprint();
  if (seen !== built) {
    built = seen;
    await rebuild();
  }
  timer = setTimeout(() => void look(), POLL_MS);
};
let timer = setTimeout(() => void look(), POLL_MS);

const stop = () => {
  clearTimeout(timer);
  void site.stop().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
