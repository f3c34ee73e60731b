import { ensureInstalled, runTypeScript } from './install.mjs';

ensureInstalled();
await runTypeScript('dev/cli.ts');
