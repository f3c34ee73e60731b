import { ensureInstalled } from './install.mjs';
import { runTypeScript } from './typescript.mjs';

await ensureInstalled();
await runTypeScript('release/cli.ts');
