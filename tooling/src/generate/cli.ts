import { ROOT } from '../workspaces';
import { generate } from './generate';

for (const path of await generate(ROOT)) console.log(`  ${path}`);
