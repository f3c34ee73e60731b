import { ensureInstalled } from './install.mjs';
import { runTypeScript } from './typescript.mjs';

ensureInstalled();
await runTypeScript('build/cli.ts');
