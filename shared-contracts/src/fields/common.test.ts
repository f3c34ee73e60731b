import { trimmedText } from './common';

describe('common', () => {
  test('a text loses the blanks around it; anything else is refused, not thrown over', () => {
    expect(trimmedText().validateSync('  a b ')).toBe('a b');
    for (const value of [{}, [], 5, true])
      expect(() => trimmedText().validateSync(value, { strict: false })).not.toThrow(TypeError);
    expect(() => trimmedText().validateSync({})).toThrow(/must be a `string` type/);
  });
});
