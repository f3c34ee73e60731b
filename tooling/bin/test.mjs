import { ensureInstalled, runTypeScript } from './install.mjs';

ensureInstalled();
await runTypeScript('test/cli.ts');
