import { formToken, isFormToken } from './form-token';

const SECRET = Buffer.from('a secret of some length');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00Z');
const WEEK_MS = 7 * 24 * 3600 * 1000;

describe('form token', () => {
  test('it is the same all day, and holds for seven days after the last page that shows it', () => {
    const { token, freshUntil } = formToken(SECRET, 1, NOON);
    expect(freshUntil).toBe(MIDNIGHT);
    expect(formToken(SECRET, 1, MIDNIGHT - 1)).toEqual({ token, freshUntil });
    expect(formToken(SECRET, 1, MIDNIGHT)).toMatchObject({ freshUntil: MIDNIGHT + 24 * 3600 * 1000 });
    expect(formToken(SECRET, 1, MIDNIGHT).token).not.toBe(token);
    expect(isFormToken(SECRET, 1, token, MIDNIGHT + WEEK_MS - 1)).toBe(true);
    expect(isFormToken(SECRET, 1, token, MIDNIGHT + WEEK_MS)).toBe(false);
  });

  test('it is of one form and one secret, and cannot be made to last', () => {
    const { token } = formToken(SECRET, 1, NOON);
    const [until = '', signature = ''] = token.split('.');
    expect(isFormToken(SECRET, 2, token, NOON)).toBe(false);
    expect(isFormToken(Buffer.from('another secret'), 1, token, NOON)).toBe(false);
    for (const forged of [
      '',
      '.',
      'NaN.x',
      `${until}.`,
      `${until}.${signature}x`,
      `${Number(until) + 1}.${signature}`,
      `${until}.0.${signature}`,
      ` ${token}`,
      `Infinity.${signature}`,
    ])
      expect([forged, isFormToken(SECRET, 1, forged, NOON)]).toEqual([forged, false]);
  });
});
