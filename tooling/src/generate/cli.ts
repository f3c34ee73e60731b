import { ROOT } from '../workspaces';
import { generate } from './generate';

for (const path of generate(ROOT)) console.log(`  ${path}`);
