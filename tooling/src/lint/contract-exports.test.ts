import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { contractExportProblems, type Exceptions } from './contract-exports';

const OWN = { name: '@vestibule/contracts', folder: 'shared-contracts', exports: { './prices': './src/prices.ts' } };
const PRICES = {
  path: 'shared-contracts/src/prices.ts',
  text: 'export const toCents = (price: string) => Number(price) * 100;\nexport interface Price { value: string }',
};
const user = (folder: string, text: string) => ({ path: `${folder}/src/user.ts`, text });
const imports = (names: string, path = 'prices') => `import { ${names} } from '@vestibule/contracts/${path}';`;
const shop = user('shop', imports('toCents'));
const hub = user('hub', imports('toCents'));

const problems = (sources: Parameters<typeof contractExportProblems>[1], exceptions?: Exceptions, own = OWN) =>
  contractExportProblems(own, [PRICES, ...sources], exceptions);
const NAME = 'shared-contracts/src/prices.ts#Price';

describe('exported paths of the contracts', () => {
  it('pass with two packages that import them', () => {
    expect(problems([shop, hub])).toEqual([]);
  });

  it('are reported where one package alone imports them, from however many files', () => {
    const again = { ...shop, path: 'shop/src/again.ts' };
    expect(problems([shop, again])).toEqual([
      './prices: only shop imports it',
      'shared-contracts/src/prices.ts#toCents: only shop imports it, and the contracts do not use it',
    ]);
  });

  it('are reported where no package imports them, or only the contracts themselves', () => {
    const own = { path: 'shared-contracts/src/cart.ts', text: "import { toCents } from './prices'; toCents('1');" };
    expect(problems([own])).toEqual(['./prices: no other package imports it']);
  });

  it('are reported without a file, and where a package imports a name that is not exported', () => {
    const gone = { ...OWN, exports: { ...OWN.exports, './gone': './src/gone.ts' } };
    expect(problems([shop, hub], {}, gone)).toEqual(['./gone: there is no shared-contracts/src/gone.ts']);
    expect(problems([shop, hub, user('door', imports('a', 'secret'))])).toEqual([
      './secret: is imported, but not exported',
    ]);
  });

  it.each([
    "const prices = () => import('@vestibule/contracts/prices');",
    'const prices = () => import(/* webpackMode: "eager" */ \'@vestibule/contracts/prices\');',
    "type Prices = typeof import('@vestibule/contracts/prices');",
    "jest.mock('@vestibule/contracts/prices');",
    "export { toCents } from '@vestibule/contracts/prices';",
    "import * as prices from '@vestibule/contracts/prices';",
  ])('count %s', (text) => {
    expect(problems([shop, user('hub', text)])).toEqual([]);
  });

  it('do not count a text or a comment that looks like an import', () => {
    const text =
      "// import { toCents } from '@vestibule/contracts/prices';\nconst a = `import '@vestibule/contracts/prices';`;";
    expect(problems([shop, user('hub', text)])).toHaveLength(2);
  });
});

describe('exported names of the contracts', () => {
  const alone = user('shop', imports('toCents, type Price'));

  it('are reported where one package alone imports them', () => {
    expect(problems([alone, hub])).toEqual([`${NAME}: only shop imports it, and the contracts do not use it`]);
  });

  it('pass where the contracts use them: another file, or their own', () => {
    const other = { path: 'shared-contracts/src/cart.ts', text: "import type { Price } from './prices';" };
    expect(problems([alone, hub, other])).toEqual([]);
    const used = { ...PRICES, text: `${PRICES.text}\nexport const free: Price = { value: '0' };` };
    expect(contractExportProblems(OWN, [used, alone, hub])).toEqual([]);
  });

  it('are one name, however they are passed on; a passed on name is not used', () => {
    const own = { ...OWN, exports: { ...OWN.exports, '.': './src/index.ts' } };
    const index = {
      path: 'shared-contracts/src/index.ts',
      text: "export { toCents } from './prices';\nexport type * from './prices';",
    };
    const root = (folder: string, names: string) => user(folder, `import { ${names} } from '@vestibule/contracts';`);
    expect(problems([index, alone, hub, root('door', 'toCents'), root('desk', 'Price')], {}, own)).toEqual([]);
    expect(problems([index, alone, hub, root('door', 'toCents'), root('desk', 'toCents')], {}, own)).toHaveLength(1);
  });

  it('pass with an exception, which is reported where it is not needed', () => {
    expect(problems([alone, hub], { [NAME]: 'because' })).toEqual([]);
    expect(problems([shop, hub], { [NAME]: 'because' })).toEqual([`${NAME}: this exception is not needed`]);
  });
});

describe('contract exports', () => {
  it('lists the exported paths of the contracts one by one, sorted', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8')) as typeof OWN;
    const paths = Object.keys(exports);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => path.includes('*'))).toEqual([]);
    expect(paths).toEqual([...paths].sort());
  });
});
