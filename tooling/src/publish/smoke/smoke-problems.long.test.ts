import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkShell } from '../testing/check-shell';
import { smokeRender } from './smoke-render';
import { HASH, writeFixture, type Fixture } from './testing/smoke-fixture';

let shell: string;
beforeAll(async () => {
  shell = await checkShell();
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vestibule-smoke-test-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Renders a build with these fields: problems as lines. */
const smoke = async (fields: string, fixture?: Fixture): Promise<string[]> =>
  (await smokeRender(dir, await writeFixture(dir, fields, fixture), shell)).map(
    ({ check, where, message }) => `${check} · ${where}: ${message}`,
  );

const LANGUAGES = ['de', 'en', 'cs'];
/** The same line for the page in each language; what follows, such as the place in the code, is not compared. */
const inEach = (line: string) =>
  LANGUAGES.map((lang) => expect.stringContaining(`smoke · ./pages/x (${lang}): ${line}`) as string);

test('a server file that throws, and one that is another', async () => {
  await expect(smoke(`...(() => { throw new TypeError('no start'); })()`)).resolves.toEqual([
    expect.stringContaining(
      'smoke · server/server.cjs: the server file throws TypeError: no start (at server/server.cjs:',
    ),
  ]);
  await expect(smoke('Component: () => "a"', { integrity: HASH })).resolves.toEqual([
    expect.stringContaining('is not what remote.json says it is'),
  ]);
});

test('an expose that the server file lacks', async () => {
  await expect(smoke(`Component: text(() => 'a')`, { more: ['./pages/other'] })).resolves.toEqual([
    'smoke · ./pages/other: server/server.cjs has no default export for it',
  ]);
});

test.each([
  [
    'loader',
    `loader: async () => { throw new Error('thrown'); }, Component: text(() => 'a')`,
    'the loader, meta or slots throw Error: thrown (at ',
  ],
  [
    'meta',
    `meta: () => { throw new Error('thrown'); }, Component: text(() => 'a')`,
    'the loader, meta or slots throw Error: thrown (at ',
  ],
  [
    'slots',
    `slots: () => { throw new Error('thrown'); }, Component: text(() => 'a')`,
    'the loader, meta or slots throw Error: thrown (at ',
  ],
  ['render', `Component: () => { throw new Error('thrown'); }`, 'the render throws Error: thrown (at '],
])('a page that throws in its %s', async (_part, fields, line) => {
  await expect(smoke(fields)).resolves.toEqual(inEach(line));
});

test('a slot that throws in its loader, and one that does in its render', async () => {
  const inSlot = (line: string) =>
    LANGUAGES.map((lang) => expect.stringContaining(`smoke · ./slots/x (${lang}): ${line}`) as string);
  const thrower = `() => { throw new Error('thrown'); }`;
  await expect(smoke(`loader: async ${thrower}, Component: text(() => 'a')`, { slot: 'event-list' })).resolves.toEqual(
    inSlot('the loader, meta or slots throw Error: thrown (at '),
  );
  await expect(smoke(`Component: ${thrower}`, { slot: 'header-info' })).resolves.toEqual(
    inSlot('the render throws Error: thrown (at '),
  );
});

test('a page that answers the examples with an error of its own', async () => {
  const fields = `loader: async () => { throw require('@vestibule/contracts').notFound('gone'); }, Component: text(() => 'a')`;
  await expect(smoke(fields)).resolves.toEqual(inEach('answers 404 (not_found) to the examples'));
});

test('a page without title, url or content, with a slot that does not exist', async () => {
  const problems = await smoke(
    `meta: () => ({ title: ' ', urls: {}, breadcrumbs: [] }), slots: () => [{ slot: 'sidebar', id: 's', params: {} }], Component: () => null`,
  );
  expect(problems.filter((line) => line.includes('(cs)'))).toEqual(
    [
      'meta gives no title',
      'meta gives no url for cs',
      'slots asks for sidebar, which is no slot',
      'renders nothing',
    ].map((line) => `smoke · ./pages/x (cs): ${line}`),
  );
});

test('an error inside a boundary of its own, and one that it reports', async () => {
  const inner = `jsx(require('react').Suspense, { children: jsx(() => { throw new Error('inner'); }, {}) })`;
  await expect(smoke(`Component: () => ${inner}`)).resolves.toEqual(
    inEach('the render throws Error: inner (at server/server.cjs:'),
  );
  await expect(smoke(`Component: () => (useHost().report(new Error('reported')), 'a')`)).resolves.toEqual(
    inEach('reports Error: reported'),
  );
});

test('warnings of the page and of React', async () => {
  await expect(smoke(`Component: () => (console.warn('careful: %s', 1), 'a')`)).resolves.toEqual(
    inEach('console.warn: careful: 1'),
  );
  await expect(smoke(`Component: () => jsx('div', { children: [jsx('p', {}), jsx('p', {})] })`)).resolves.toEqual(
    inEach('console.error: Each child in a list should have a unique "key" prop.'),
  );
});

test('a text that a language lacks', async () => {
  const problems = await smoke(
    `Component: () => useTranslation('fixture').t('german') + useTranslation('fixture').t('german')`,
  );
  expect(problems).toEqual(
    ['en', 'cs'].map((lang) => `smoke · ./pages/x (${lang}): the text fixture:german is missing in ${lang}`),
  );
});

test('a name that the shell does not provide', async () => {
  await expect(smoke(`Component: text(() => String(require('mobx').when))`)).resolves.toEqual(
    inEach('the render throws Error: The shell does not provide when of mobx'),
  );
  await expect(smoke(`Component: text(() => String(useTranslation('fixture').i18n.language))`)).resolves.toHaveLength(
    3,
  );
  await expect(smoke(`Component: text(() => require('node:fs').readFileSync('x'))`)).resolves.toEqual(
    inEach('the render throws Error: node:fs is not a shared library'),
  );
});

test('a loader that never answers', async () => {
  const fields = `loader: ({ lang }) => (lang === 'en' ? new Promise(() => {}) : Promise.resolve(1)), Component: text(() => 'a')`;
  await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): the loader gives no answer within 2 s']);
});

test('a loop without end ends the check and names whose it is', async () => {
  const fields = `Component: text(() => { if (useHost().lang === 'en') for (;;); return 'a'; })`;
  await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): no progress for 5 s: an endless loop?']);
});

test('memory without end ends the check and names whose it is', async () => {
  const fields = `Component: text(() => { const all = []; if (useHost().lang === 'en') for (;;) all.push(new Array(5_000_000).fill({})); return 'a'; })`;
  await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): needs more than 256 MB of memory']);
});

test('a remote that ends the process, and one that throws where nobody catches it', async () => {
  const ends = `loader: () => process.exit(3), Component: text(() => 'a')`;
  await expect(smoke(ends)).resolves.toEqual(['smoke · ./pages/x (de): ends the process that renders it (status 3)']);
  const strays = `loader: () => new Promise((resolve) => { setTimeout(() => resolve(1), 5); Promise.reject(new Error('stray')); }), Component: text(() => 'a')`;
  await expect(smoke(strays)).resolves.toEqual(inEach('throws where nobody catches it: Error: stray'));
});
