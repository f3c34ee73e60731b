/** @jest-environment jsdom */
import { CLOSED_SECONDS, closedId, closingCookie, rememberClosed } from './closed-cookie';

describe('closed cookie', () => {
  test('one cookie of the whole site, for 180 days, never sent along by other sites', () => {
    expect(closingCookie(7)).toBe(`vestibule_alert=7; path=/; max-age=${CLOSED_SECONDS}; samesite=lax`);
    expect(CLOSED_SECONDS).toBe(15_552_000);
  });

  test('is read again, among others', () => {
    rememberClosed(12);
    document.cookie = 'vestibule_alert_other=3';
    expect(closedId(document.cookie)).toBe(12);
    expect(closedId('cartAmount=2; vestibule_alert=5')).toBe(5);
  });

  test.each(['', 'vestibule_alert=', 'vestibule_alert=5x', 'other_vestibule_alert=5'])(
    '%j names no alert',
    (cookies) => {
      expect(closedId(cookies)).toBeNull();
    },
  );
});
