import { smoke } from './testing/smoke';
import { HASH } from './testing/smoke-fixture';

const LANGUAGES = ['de', 'en', 'cs'];
/** The same line for the page in each language; the rest, such as the place in the code, is not compared. */
const inEach = (line: string, expose = './pages/x') =>
  LANGUAGES.map((lang) => expect.stringContaining(`smoke · ${expose} (${lang}): ${line}`) as string);

describe('smoke problems', () => {
  test('a server file that throws, and one that is another', async () => {
    await expect(smoke(`...(() => { throw new TypeError('no start'); })()`)).resolves.toEqual([
      expect.stringContaining(
        'smoke · server/server.cjs: the server file throws TypeError: no start (at server/server.cjs:',
      ),
    ]);
    await expect(smoke('Component: () => "a"', { integrity: HASH })).resolves.toEqual([
      expect.stringContaining('does not match its hash in remote.json'),
    ]);
  });

  test('a server file that overwrites fetch is reported once, and the backend is reached as before', async () => {
    const fields = `...(() => { globalThis.fetch = () => Promise.reject(new Error('mine')); })(), loader: ({ api }) => api.call('rooms'), Component: text(() => 'a')`;
    await expect(smoke(fields)).resolves.toEqual([
      'smoke · server/server.cjs: overwrites globalThis.fetch, which the shell and all remotes share',
    ]);
  });

  test('a server file of modules that await at their top level', async () => {
    const awaited = 'exports a promise: a module has an await at its top level. Await in a loader';
    for (const code of [
      'module.exports = Promise.resolve(exports)',
      `exports.exposes['./pages/x'] = Promise.resolve()`,
    ]) {
      const problems = await smoke(`Component: text(() => 'a')`, { code });
      expect(problems).toEqual([expect.stringContaining(awaited)]);
    }
  });

  test('an expose that the server file lacks', async () => {
    await expect(smoke(`Component: text(() => 'a')`, { more: ['./pages/other'] })).resolves.toEqual([
      'smoke · ./pages/other: server/server.cjs has no default export for it',
    ]);
  });

  test('a slot that throws in its loader, and one that does in its render', async () => {
    const inSlot = (line: string) => inEach(line, './slots/x');
    const thrower = `() => { throw new Error('thrown'); }`;
    await expect(
      smoke(`loader: async ${thrower}, Component: text(() => 'a')`, { slot: 'event-list' }),
    ).resolves.toEqual(inSlot('the loader, meta or slots throw Error: thrown (at '));
    await expect(smoke(`Component: ${thrower}`, { slot: 'header-info' })).resolves.toEqual(
      inSlot('the render throws Error: thrown (at '),
    );
  });

  describe('pages of one build, each with a fault of its own', () => {
    const THROW = `throw new Error('thrown');`;
    const INNER = `jsx(require('react').Suspense, { children: jsx(() => { throw new Error('inner'); }, {}) })`;
    const BEFORE_RENDER = 'the loader, meta or slots throw Error: thrown (at ';
    /** Name of the page, its fields, and the message about it in each language. */
    const FAULTS = {
      loader: ['throws in its loader', `loader: async () => { ${THROW} }, Component: text(() => 'a')`, BEFORE_RENDER],
      meta: ['throws in its meta', `meta: () => { ${THROW} }, Component: text(() => 'a')`, BEFORE_RENDER],
      slots: ['throws in its slots', `slots: () => { ${THROW} }, Component: text(() => 'a')`, BEFORE_RENDER],
      render: ['throws in its render', `Component: () => { ${THROW} }`, 'the render throws Error: thrown (at '],
      answer: [
        'responds to the examples with an error of its own',
        `loader: async () => { throw require('@vestibule/contracts').notFound('gone'); }, Component: text(() => 'a')`,
        'responds with 404 (not_found) to the examples',
      ],
      inner: [
        'throws inside a boundary of its own',
        `Component: () => ${INNER}`,
        'the render throws Error: inner (at server/server.cjs:',
      ],
      report: [
        'reports an error',
        `Component: () => (useHost().report(new Error('reported')), 'a')`,
        'reports Error: reported',
      ],
      warning: ['warns', `Component: () => (console.warn('careful: %s', 1), 'a')`, 'console.warn: careful: 1'],
      react: [
        'makes React warn',
        `Component: () => jsx('div', { children: [jsx('p', {}), jsx('p', {})] })`,
        'console.error: Each child in a list should have a unique "key" prop.',
      ],
      name: [
        'uses a name that the shell does not provide',
        `Component: text(() => String(require('mobx').when))`,
        'the render throws Error: The shell does not provide when of mobx',
      ],
      i18n: [
        'uses more of i18next than the host gives',
        `Component: text(() => String(useTranslation('fixture').i18n.language))`,
        '',
      ],
      node: [
        'uses a module of Node',
        `Component: text(() => require('node:fs').readFileSync('x'))`,
        'the render throws Error: node:fs is not a shared library',
      ],
    } as const;

    let problems: string[];
    beforeAll(async () => {
      problems = await smoke(Object.fromEntries(Object.entries(FAULTS).map(([name, [, fields]]) => [name, fields])));
    });

    const cases = Object.entries(FAULTS).map(([name, [does, , line]]) => [does, name, line] as const);
    test.each(cases)('a page that %s', (_does, name, line) => {
      const expose = `./pages/${name}`;
      expect(problems.filter((problem) => problem.includes(`${expose} (`))).toEqual(inEach(line, expose));
    });

    test('no other place is reported', () => {
      expect(problems).toHaveLength(Object.keys(FAULTS).length * LANGUAGES.length);
    });
  });

  test('a loop without end ends the check and names whose it is', async () => {
    const fields = `Component: text(() => { if (useHost().lang === 'en') for (;;); return 'a'; })`;
    await expect(smoke(fields, { stallMs: 1000 })).resolves.toEqual([
      'smoke · ./pages/x (en): no progress for 1 s: an endless loop?',
    ]);
  });

  test('memory without end ends the check and names whose it is', async () => {
    const fields = `Component: text(() => { const all = []; if (useHost().lang === 'en') for (;;) all.push(new Array(5_000_000).fill({})); return 'a'; })`;
    await expect(smoke(fields)).resolves.toEqual(['smoke · ./pages/x (en): needs more than 256 MB of memory']);
  });

  describe('pages of one build, some with several faults', () => {
    const REACH = {
      exit: 'process.exit(3)',
      builtin: "process.getBuiltinModule('fs')",
      binding: "process.binding('fs')",
      dlopen: 'process.dlopen({ exports: {} }, "x.node")',
      handlers: "process.on('exit', () => undefined)",
      put: "Object.defineProperty(globalThis, 'process', { value: 1 })",
    };
    const stray = (code: string) =>
      `loader: () => new Promise((resolve) => { setTimeout(() => resolve(1), 20); ${code}; }), Component: text(() => 'a')`;
    const PAGES = {
      bare: `meta: () => ({ title: ' ', urls: {}, breadcrumbs: [] }), slots: () => [{ slot: 'sidebar', id: 's', params: {} }], Component: () => null`,
      german: `Component: () => useTranslation('fixture').t('german') + useTranslation('fixture').t('german')`,
      never: `loader: ({ lang }) => (lang === 'en' ? new Promise(() => {}) : Promise.resolve(1)), Component: text(() => 'a')`,
      ...Object.fromEntries(
        Object.entries(REACH).map(([name, code]) => [name, `Component: text(() => String(${code}))`]),
      ),
      empty: `loader: async () => [JSON.stringify(process.env), await import('node:fs').catch((error) => error.code), await new Function('return import("node:fs")')().catch((error) => error.code)], Component: ({ data }) => { throw new Error(data.join(' ')); }`,
      fetches: `loader: () => fetch('http://own.example:4499/own.json').catch(() => 1), Component: text(() => 'a')`,
      requests: `loader: () => fetch(new Request('https://own.example/own.json')).catch(() => 1), Component: text(() => 'a')`,
      socket: `Component: text(() => { try { new WebSocket('wss://own.example/x'); } catch { return 'a'; } })`,
      inline: `loader: async () => (await fetch('data:text/plain,a')).text(), Component: text((data) => data)`,
      rejects: stray(`Promise.reject(new Error('stray'))`),
      plain: stray(`Promise.reject('plain')`),
      timer: stray(`setTimeout(JSON.parse, 5, '{')`),
    };

    let problems: string[];
    beforeAll(async () => {
      problems = await smoke(PAGES);
    });
    const saidOf = (name: string) => problems.filter((line) => line.includes(`./pages/${name} (`));

    test('one without title, url or content, with a slot that does not exist', () => {
      expect(saidOf('bare').filter((line) => line.includes('(cs)'))).toEqual(
        [
          'meta gives no title',
          'meta gives no url for cs',
          'slots requests sidebar, which is no slot',
          'renders nothing',
        ].map((line) => `smoke · ./pages/bare (cs): ${line}`),
      );
    });

    test('a text that a language lacks', () => {
      expect(saidOf('german')).toEqual(
        ['en', 'cs'].map((lang) => `smoke · ./pages/german (${lang}): the text fixture:german is missing in ${lang}`),
      );
    });

    test('a loader that never answers', () => {
      expect(saidOf('never')).toEqual(['smoke · ./pages/never (en): the loader does not respond within 2 s']);
    });

    test.each(Object.keys(REACH))('code that reaches for the process (%s) finds none of it', (name) => {
      expect(saidOf(name)).toEqual(inEach('the render throws TypeError: ', `./pages/${name}`));
    });

    test.each([
      ['fetches', 'own.example:4499'],
      ['requests', 'own.example'],
      ['socket', 'own.example'],
    ])('a page that asks a host of its own (%s), also where it catches the failure', (name, host) => {
      expect(saidOf(name)).toEqual(
        inEach(`requests ${host}, which browsers refuse (connect-src 'self'): use host.api`, `./pages/${name}`),
      );
    });

    test('the environment is empty, and import() brings nothing', () => {
      const [codes, expose] = ['ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING', './pages/empty'];
      expect(saidOf('empty')).toEqual(inEach(`the render throws Error: {} ${codes} ${codes}`, expose));
    });

    test.each([
      ['rejects', 'Error: stray'],
      ['plain', 'plain'],
      ['timer', 'SyntaxError: '],
    ])('a remote that throws an uncaught error (%s), also without a stack', (name, line) => {
      expect(saidOf(name)).toEqual(inEach(`throws an uncaught error: ${line}`, `./pages/${name}`));
    });

    test('no other place is reported', () => {
      const names = Object.keys(PAGES).map((name) => `./pages/${name} (`);
      expect(problems.filter((line) => !names.some((name) => line.includes(name)))).toEqual([]);
    });
  });
});
