import { PATTERNS } from './patterns';

describe('the style of a teaser', () => {
  it.each(['', 'wide', 'cc02', 'wide cc03', 'cc01 wide'])('takes %j', (style) =>
    expect(PATTERNS.teaser_style.rule.test(style)).toBe(true),
  );
  it.each(['sr-only', 'wide sr-only', 'wider', 'wide,cc02', 'cc04'])('refuses %j', (style) =>
    expect(PATTERNS.teaser_style.rule.test(style)).toBe(false),
  );
});
