/** @jest-environment jsdom */
import { RootStore } from '@vestibule/contracts';
import { SETTINGS } from '../testing/records';
import { keepCart } from './keep-cart';

describe('keep cart', () => {
  test.each([
    { cookie_domain: '', expected: 'samesite=lax' },
    { cookie_domain: 'museum.example', expected: 'samesite=lax; domain=museum.example' },
  ])('a cart is stored for 15 minutes, for the hosts of the house: %j', ({ cookie_domain, expected }) => {
    const store = new RootStore();
    store.settings.set({ ...SETTINGS, cookie_domain });
    const set = jest.spyOn(document, 'cookie', 'set').mockImplementation();
    keepCart(store, 3, '/de/webshop/cart');
    expect(set.mock.calls).toEqual([
      [`cartAmount=3; path=/; max-age=900; ${expected}`],
      [`cartUrl=%2Fde%2Fwebshop%2Fcart; path=/; max-age=900; ${expected}`],
    ]);
    set.mockRestore();
  });
});
