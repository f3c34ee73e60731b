import { ensureInstalled, runTypeScript } from './install.mjs';

ensureInstalled();
await runTypeScript('start/cli.ts');
