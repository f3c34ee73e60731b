import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workspaces } from '../workspaces';
import { packageDiagrams, PACKAGES_PAGE } from './package-diagrams';

describe('the diagrams of the packages', () => {
  const page = readFileSync(join(ROOT, PACKAGES_PAGE), 'utf8');

  it('are those of the sources (npm run generate)', () => expect(page).toBe(packageDiagrams()));

  it('show every package that has folders, with the imports that are known', () => {
    const shown = [...page.matchAll(/^## (\S+)$/gm)].map(([, folder]) => folder);
    expect(shown).toEqual(expect.arrayContaining(['backend', 'gateway', 'shell', 'shared-contracts']));
    expect(workspaces().map(({ folder }) => folder)).toEqual(expect.arrayContaining(shown));
    // The layers of the backend, and the shell's order (docs/architecture.md).
    expect(page).toMatch(/\n {2}f_browser --> .*f_layout/);
    expect(page).not.toMatch(/\n {2}f_platform --> /);
  });
});
