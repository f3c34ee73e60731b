import { serialise } from './page-state';

describe('page state', () => {
  test('page state cannot end its script element or start another', () => {
    const text = serialise({ title: '</script><script>alert(1)</script><!--', separators: '\u2028\u2029' });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script><!--', separators: '\u2028\u2029' });
  });

  test('page state carries no prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"admin": true}, "a": 1}');
    expect(serialise(hostile)).toBe('{"a":1}');
  });
});
