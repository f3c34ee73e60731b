/** @jest-environment jsdom */
import { RELOAD_GUARD_MS, takeReload } from './reload-guard';

const START = Date.parse('2026-03-01T10:00:00Z');
describe('reload guard', () => {
  beforeEach(() => sessionStorage.clear());

  test('once a minute', () => {
    expect(takeReload(START)).toBe(true);
    expect(takeReload(START + RELOAD_GUARD_MS - 1)).toBe(false);
    expect(takeReload(START + RELOAD_GUARD_MS)).toBe(true);
  });

  test('never without storage', () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(takeReload(START)).toBe(false);
    storage.mockRestore();
  });
});
