import { smallFilesWithOneUser } from './small-files';

const text = (imports: readonly string[], lines = 5) =>
  [...imports.map((name) => `import { a } from '${name}';`), ...Array.from({ length: lines }, () => 'a();')].join('\n');
const file = (path: string, imports: readonly string[] = [], lines = 5) => ({ path, text: text(imports, lines) });

describe('small files with one user', () => {
  const helper = file('shop/src/cart/helper.ts');
  const user = file('shop/src/cart/cart.ts', ['./helper'], 80);

  it('are reported with their user', () => {
    expect(smallFilesWithOneUser([helper, user])).toEqual(['shop/src/cart/helper.ts → shop/src/cart/cart.ts']);
  });

  it.each([
    ['a second user', [helper, user, file('shop/src/cart/other.ts', ['./helper'], 80)]],
    ['a test of its own', [helper, user, file('shop/src/cart/helper.test.ts', ['./helper'])]],
    ['a user in another folder', [helper, file('shop/src/order/order.ts', ['../cart/helper'], 80)]],
    ['26 lines', [file('shop/src/cart/helper.ts', [], 26), user]],
    ['a list as its user', [helper, file('shop/src/cart/index.ts', ['./helper'])]],
    ['a style sheet of its own', [file('shop/src/cart/helper.ts', ['./helper.module.css']), user]],
    ['code that is loaded late', [helper, { ...user, text: `const late = () => import('./helper');` }]],
  ])('are left where they have %s', (_, files) => {
    expect(smallFilesWithOneUser(files)).toEqual([]);
  });

  it('are reported where their style sheet is that of their user', () => {
    const sheet = './cart.module.css';
    const files = [file('shop/src/cart/helper.ts', [sheet]), file('shop/src/cart/cart.ts', ['./helper', sheet], 80)];
    expect(smallFilesWithOneUser(files)).toHaveLength(1);
  });
});
