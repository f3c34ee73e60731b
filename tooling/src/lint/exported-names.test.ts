import { repeatedExports } from './exported-names';

const file = (path: string, text: string) => ({ path, text });
const place = 'export interface Place { id: number }';

describe('exported names of a package', () => {
  it('are reported when two files define them', () => {
    const files = [file('shop/src/a.ts', place), file('shop/src/b.tsx', 'export const Place = () => <p />;')];
    expect(repeatedExports(files)).toEqual(['shop Place: shop/src/a.ts, shop/src/b.tsx']);
  });

  it.each([
    ['two packages', [file('shop/src/a.ts', place), file('hub/src/a.ts', place)]],
    ['a type and its value', [file('shop/src/a.ts', `${place}\nexport const Place = 1;`)]],
    [
      'a name that is passed on',
      [file('shop/src/a.ts', place), file('shop/src/index.ts', "export { Place } from './a';")],
    ],
    ['defaults', [file('shop/src/a.ts', 'export default 1;'), file('shop/src/b.ts', 'export default 2;')]],
    [
      'names that are not exported',
      [file('shop/src/a.ts', place), file('shop/src/b.ts', 'interface Place { id: number }')],
    ],
    ['tests', [file('shop/src/a.ts', place), file('shop/src/testing/a.ts', place)]],
  ])('are left in %s', (_, files) => {
    expect(repeatedExports(files)).toEqual([]);
  });
});
