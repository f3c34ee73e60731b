import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDiagrams, PACKAGES_PAGE } from '../docs/package-diagrams';
import { ROOT } from '../workspaces';
import { generate } from './generate';

for (const path of await generate(ROOT)) console.log(`  ${path}`);

// No build needs the page: it is written here alone.
const page = join(ROOT, PACKAGES_PAGE);
const diagrams = packageDiagrams();
if (readFileSync(page, 'utf8') !== diagrams) {
  writeFileSync(page, diagrams);
  console.log(`  ${PACKAGES_PAGE}`);
}
