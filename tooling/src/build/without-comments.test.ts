import { withoutComments } from './without-comments';

const same = (one: string, other: string) => withoutComments('a.tsx', one) === withoutComments('a.tsx', other);

describe('without comments', () => {
  test('comments, types and line breaks make no other build', () => {
    expect(same('/** Says A. */\nexport const a = 1;', '// Says B.\nexport const a: number =\n  1;')).toBe(true);
    expect(same('const a = <p>{/* one */}x</p>;\nexport { a };', 'const a = <p>{/* two */}x</p>;\nexport { a };')).toBe(
      true,
    );
    expect(
      same("const url = 'http://a//b'; // c\nexport { url };", "const url = 'http://a//b';\nexport { url };"),
    ).toBe(true);
  });

  test('code, texts and the bundler’s comments do', () => {
    expect(same('export const a = 1;', 'export const a = 2;')).toBe(false);
    expect(same("export const a = '// one';", "export const a = '// two';")).toBe(false);
    expect(same('export const a = <p>// one</p>;', 'export const a = <p>// two</p>;')).toBe(false);
    expect(same(`import(/* webpackChunkName: "a" */ './a');`, `import(/* webpackChunkName: "b" */ './a');`)).toBe(
      false,
    );
  });

  test('a source that does not compile is as it is', () => {
    expect(same('const = // one', 'const = // two')).toBe(false);
  });
});
