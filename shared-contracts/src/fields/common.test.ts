import { trimmed } from './common';

test('a text loses the blanks around it; anything else is refused, not thrown over', () => {
  expect(trimmed().validateSync('  a b ')).toBe('a b');
  for (const value of [{}, [], 5, true])
    expect(() => trimmed().validateSync(value, { strict: false })).not.toThrow(TypeError);
  expect(() => trimmed().validateSync({})).toThrow(/must be a `string` type/);
});
