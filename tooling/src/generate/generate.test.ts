import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { generate, staleFiles } from './generate';

const FOLDERS = ['shared-contracts/src/modules', 'shared-contracts/src/records', 'mfe-content/src/modules'];
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'vestibule-generate-'));
  for (const folder of FOLDERS) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const define = (file: string) =>
  writeFileSync(join(copy, 'shared-contracts/src/modules', file), 'export default defineModule({ … });\n');

test('what is checked in is what the sources say', () => expect(staleFiles(ROOT)).toEqual([]));

test('a new kind is in both lists by its definition and its view', () => {
  define('opening-door.ts');
  mkdirSync(join(copy, 'mfe-content/src/modules/opening-door'));
  writeFileSync(join(copy, 'mfe-content/src/modules/opening-door/opening-door.tsx'), '');
  expect(generate(copy)).toEqual(['shared-contracts/src/modules/index.ts', 'mfe-content/src/modules/views.ts']);
  expect(readFileSync(join(copy, 'shared-contracts/src/modules/index.ts'), 'utf8')).toContain(
    '  opening_door: openingDoor,\n',
  );
  expect(readFileSync(join(copy, 'mfe-content/src/modules/views.ts'), 'utf8')).toContain(
    "import openingDoor from './opening-door/opening-door';\n",
  );
  expect(generate(copy)).toEqual([]);
});

test('a kind without a view is named', () => {
  define('opening-door.ts');
  expect(() => generate(copy)).toThrow('There is no mfe-content/src/modules/opening-door/opening-door.tsx');
});
