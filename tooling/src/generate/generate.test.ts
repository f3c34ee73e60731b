import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';
import { generate, staleFiles } from './generate';

const CONTRACTS = 'shared-contracts/src';
const LANGUAGES = 'shared-contracts/languages';
const LINKS = ['node_modules', 'shared-contracts/node_modules', 'tooling'];
let copy: string;
describe('generate', () => {
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'vestibule-generate-'));
    for (const folder of [CONTRACTS, LANGUAGES, 'mfe-content/src/modules'])
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
    for (const path of LINKS) symlinkSync(join(ROOT, path), join(copy, path));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const replaceIn = (path: string, old: string, replacement: string) =>
    writeFileSync(join(copy, path), read(path).replace(old, replacement));

  test('checked-in files match their sources; `npm run generate` writes them', async () =>
    expect(await staleFiles(ROOT)).toEqual([]));

  describe('a kind of content module', () => {
    const addKind = () =>
      cpSync(join(copy, CONTRACTS, 'modules/quote.ts'), join(copy, CONTRACTS, 'modules/opening-door.ts'));

    test('is in both lists by its definition and its view', async () => {
      addKind();
      mkdirSync(join(copy, 'mfe-content/src/modules/opening-door'));
      writeFileSync(join(copy, 'mfe-content/src/modules/opening-door/opening-door.tsx'), '');
      expect(await generate(copy)).toEqual([`${CONTRACTS}/modules/index.ts`, 'mfe-content/src/modules/views.ts']);
      expect(read(`${CONTRACTS}/modules/index.ts`)).toContain('  opening_door: openingDoor,\n');
      expect(read('mfe-content/src/modules/views.ts')).toContain(
        "import openingDoor from './opening-door/opening-door';\n",
      );
      expect(await generate(copy)).toEqual([]);
    });

    test('without a view is named', async () => {
      addKind();
      await expect(generate(copy)).rejects.toThrow('There is no mfe-content/src/modules/opening-door/opening-door.tsx');
    });
  });

  describe('a language', () => {
    const define = (id: string, more: object = {}) => {
      const german = JSON.parse(read(`${LANGUAGES}/de.json`)) as object;
      writeFileSync(join(copy, LANGUAGES, `${id}.json`), JSON.stringify({ ...german, position: 4, ...more }));
    };

    test('is in each table by its definition, in its place', async () => {
      define('pl', { name: 'Polski', moment: 'pl', date: 'D MMM YYYY', seat: "o'clock" });
      expect(await generate(copy)).toEqual([
        `${CONTRACTS}/language-ids.ts`,
        `${CONTRACTS}/date-formats.ts`,
        `${CONTRACTS}/seats/seat-names.ts`,
        `${CONTRACTS}/consent/text-loaders.ts`,
      ]);
      expect(read(`${CONTRACTS}/language-ids.ts`)).toContain("LANGUAGES = ['de', 'en', 'cs', 'pl'] as const;");
      expect(read(`${CONTRACTS}/date-formats.ts`)).toContain("import 'moment/locale/pl';\n");
      expect(read(`${CONTRACTS}/seats/seat-names.ts`)).toContain("seat: 'o\\'clock'");
    });

    test('has a name of two letters', async () => {
      define('polish');
      await expect(generate(copy)).rejects.toThrow('shared-contracts/languages/polish.json: the name is that of the');
    });
  });

  describe('a call', () => {
    const ALL = `${CONTRACTS}/calls/all.ts`;
    const CALLS = `${CONTRACTS}/calls/made-up-calls.ts`;
    const addCalls = () => {
      cpSync(join(ROOT, 'testkit/src/made-up-calls.ts'), join(copy, CALLS));
      cpSync(join(ROOT, 'testkit/src/made-up-schemas.ts'), join(copy, CONTRACTS, 'schemas/made-up-schemas.ts'));
      replaceIn(CALLS, '@vestibule/contracts/calls/', './');
      replaceIn(CALLS, './made-up-schemas', '../schemas/made-up-schemas');
      appendFileSync(join(copy, ALL), "\nimport { madeUpCalls } from './made-up-calls';\n");
      replaceIn(ALL, 'ALL_CALLS = {', 'ALL_CALLS = {\n  ...madeUpCalls,');
    };

    test('is in the tables of browsers, and typed in the client, by its definition', async () => {
      addCalls();
      expect(await generate(copy)).toEqual([
        `${CONTRACTS}/call-paths/page.ts`,
        `${CONTRACTS}/call-paths/late.ts`,
        `${CONTRACTS}/api/page-responses.ts`,
        `${CONTRACTS}/api/late-responses.ts`,
      ]);
      expect(read(`${CONTRACTS}/call-paths/page.ts`)).toContain(
        "  lostThings: { method: 'GET', path: '/{lang}/api/lost-things/' },\n",
      );
      expect(read(`${CONTRACTS}/call-paths/late.ts`)).toContain(
        "  reportLostThing: { method: 'POST', path: '/{lang}/api/lost-things/' },\n",
      );
      expect(read(`${CONTRACTS}/api/page-responses.ts`)).toContain('  lostThings: madeUpSchemas.lostThingList,\n');
      await expect(typeErrors(CLIENT)).resolves.toBe('');
    });

    test('whose response has no name is named', async () => {
      addCalls();
      replaceIn(CALLS, 'response: lostThingList', 'response: array().required()');
      await expect(generate(copy)).rejects.toThrow(
        'The response of lostThings must be exported by a file of schemas or fields',
      );
    });
  });

  const CLIENT = `
import type { ApiClient } from './api/client';
import type { BodyOf, QueryOf } from './api/calls';

export async function report(api: ApiClient): Promise<string> {
  const [first] = await api.call('lostThings', { query: { where: 'foyer' } satisfies QueryOf<'lostThings'> });
  const body: BodyOf<'reportLostThing'> = { name: first?.name ?? '', marks: undefined };
  // @ts-expect-error The response has no such field.
  void first?.title;
  // @ts-expect-error There is no such call.
  await api.call('lostThing');
  return (await api.call('reportLostThing', { body })).id;
}
`;

  /** The type errors of a file in the copy's contracts. */
  async function typeErrors(text: string): Promise<string> {
    writeFileSync(join(copy, CONTRACTS, 'client-of-test.ts'), text);
    const config = {
      extends: '../tsconfig.base.json',
      compilerOptions: { types: ['node'] },
      files: ['src/client-of-test.ts'],
    };
    writeFileSync(join(copy, 'shared-contracts/tsconfig.json'), JSON.stringify(config));
    cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
    const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const project = join(copy, 'shared-contracts');
    const options = ['-p', project, '--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false'];
    return promisify(execFile)(process.execPath, [compiler, ...options]).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  }
});
