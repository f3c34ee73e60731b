import { dataDir } from './data-dir';
import { startSite } from './site';
import type { ProgramMessage } from './supervised';

function show(message: ProgramMessage): void {
  if (message.type === 'progress' && message['done'] === message['total'])
    console.log(`  loading the demo: ${String(message['step'])}`);
  if (message.type === 'first-login')
    console.log(`\n  Editor login (shown once): ${String(message['email'])} / ${String(message['password'])}\n`);
}

const port = Number(process.env['PORT'] ?? 3000);
try {
  const site = await startSite({ port, dataDir: dataDir(), onMessage: show });
  console.log(`\n  Vestibule is running: ${site.origin}\n`);
  const stop = () => {
    void site.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`  ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
