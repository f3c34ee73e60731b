import type { RemoteDeclaration } from '@vestibule/contracts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { checkTypes } from './check-types';

const route = (id: string, page: string) => ({
  id,
  path: { de: id, en: id, cs: id },
  page,
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
});
const page = (fields: string) =>
  `export default { Component: ({ data }: { data: { title: string } }) => <h1>{data.title}</h1>, ${fields} };\n`;

const SOURCES = {
  'package.json': JSON.stringify({ name: 'fixture', type: 'module', imports: { '#*': './src/*' } }),
  'remote.ts': 'export {};\n',
  'src/words.ts': `export const words = { title: 'Hallo' };\n`,
  'src/a.module.css': '.a { color: red; }\n',
  'src/good.page.tsx': `
import { definePage, type PageProps } from '@vestibule/contracts';
import { Headline } from '@vestibule/ui';
import styles from './a.module.css';
import { words } from '#words.js';
const Good = ({ data }: PageProps<typeof words>) => <div className={styles.a}><Headline level={1}>{data.title}</Headline></div>;
export default definePage({ Component: Good, loader: () => Promise.resolve(words), meta: ({ title }) => ({ title, urls: {}, breadcrumbs: [] }) });
`,
  'src/good.slot.tsx': `
import { defineSlot } from '@vestibule/contracts';
export default defineSlot<'event-booking'>({ Component: ({ params }) => <p>{params.event}</p> });
`,
  'src/loader.page.tsx': `\n${page(`loader: () => Promise.resolve({ title: 1 }), meta: () => ({ title: '', urls: {}, breadcrumbs: [] })`)}`,
  'src/meta.page.tsx': page(`meta: (data: { title: string }) => ({ title: data.title, urls: {} })`),
  'src/inside.page.tsx': `import { broken } from './broken';\n${page('meta: broken')}`,
  'src/link.ts': `export const link = (href: (route: string) => string) => href('fixture/good');\n`,
  'src/broken.ts': `\nconst title: string = 1;\nexport const broken = () => ({ title, urls: {}, breadcrumbs: [] });\n`,
};

async function remote(declaration: object): Promise<{ dir: string; declaration: RemoteDeclaration }> {
  await mkdir(join(ROOT, 'tooling', 'dist'), { recursive: true });
  const dir = await mkdtemp(join(ROOT, 'tooling', 'dist', 'check-types-'));
  await mkdir(join(dir, 'src'));
  for (const [file, content] of Object.entries(SOURCES)) await writeFile(join(dir, file), content);
  return {
    dir,
    declaration: { name: 'fixture', contracts: '^1.0.0', routes: [], slots: [], exposes: {}, ...declaration },
  };
}

async function check(declaration: object) {
  const made = await remote(declaration);
  try {
    return await checkTypes(made.dir, made.declaration);
  } finally {
    await rm(made.dir, { recursive: true });
  }
}

describe('check types', () => {
  test('a remote that keeps the contract has no problems', async () => {
    const exposes = { './pages/good': './src/good.page.tsx', './slots/good': './src/good.slot.tsx' };
    const slots = [{ slot: 'event-booking', expose: './slots/good', hydrate: 'idle' }];
    await expect(check({ exposes, slots, routes: [route('fixture/good', './pages/good')] })).resolves.toEqual([]);
  });

  test('everything that breaks the contract is named', async () => {
    const problems = await check({
      exposes: {
        './pages/loader': './src/loader.page.tsx',
        './pages/meta': './src/meta.page.tsx',
        './pages/inside': './src/inside.page.tsx',
        './pages/missing': './src/missing.page.tsx',
        './slots/params': './src/good.slot.tsx',
        './other/good': './src/good.page.tsx',
      },
      routes: [route('loader', './pages/loader'), route('absent', './pages/absent'), route('wrong', './slots/params')],
      slots: [
        { slot: 'header-info', expose: './slots/params', hydrate: 'idle' },
        { slot: 'header-cart', expose: './slots/absent', hydrate: 'idle' },
      ],
    });
    const found = problems.map(({ where, message }) => `${where}: ${message}`);
    const expected = [
      /^\.\/pages\/loader, src\/loader\.page\.tsx:2: TS\d+: .*'number' is not assignable to type 'string'/s,
      /^\.\/pages\/meta, src\/meta\.page\.tsx:1: TS\d+: .*'breadcrumbs' is missing/s,
      /^src\/broken\.ts:2: TS2322: /,
      /^\.\/pages\/missing: its source \.\/src\/missing\.page\.tsx does not exist/,
      /^\.\/slots\/params, src\/good\.slot\.tsx:3: TS\d+: .*no properties in common/s,
      /^\.\/other\/good: must begin with/,
      /^route absent: names \.\/pages\/absent, which is not among the exposes/,
      /^route wrong: names \.\/slots\/params, which must begin with \.\/pages\//,
      /^src\/link\.ts:1: links to fixture\/good, which is no route of remote\.ts/,
      /^slot header-cart: names \.\/slots\/absent, which is not among the exposes/,
    ];
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
    expect(found).toHaveLength(expected.length);
  });
});
