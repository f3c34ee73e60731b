import fc from 'fast-check';
import { fromCents, toCents } from '@vestibule/contracts';
import { totalOf, vatShares } from './amounts';

const amount = fc.record({
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 60 }),
  vat: fc.constantFrom(0, 2.6, 5.5, 7, 8.1, 12, 19, 20.55, 21),
  discountCents: fc.constant(0),
});

describe('amounts', () => {
  test('sums agree to the cent, whatever is bought: whole numbers, never negative', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
        const shares = vatShares(amounts);
        const sum = (of: 'gross' | 'net' | 'tax') => shares.reduce((all, share) => all + share[of], 0);
        expect(sum('gross')).toBe(totalOf(amounts));
        expect(sum('net') + sum('tax')).toBe(totalOf(amounts));
        for (const { rate, gross, net, tax } of shares) {
          expect([gross, net, tax].every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
          expect(net).toBe(netOf(gross, rate));
        }
        expect(new Set(shares.map(({ rate }) => rate)).size).toBe(shares.length);
      }),
    );
  });

  /** The nearest cent, the half up, by whole numbers of any size. */
  function netOf(gross: number, rate: number): number {
    const whole = 10_000n + BigInt(rate.toFixed(2).replace('.', ''));
    return Number((2n * BigInt(gross) * 10_000n + whole) / (2n * whole));
  }

  test('tickets bought together cost as much as tickets bought one by one', () => {
    fc.assert(
      fc.property(amount, (one) => {
        const single = Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 }));
        expect(vatShares(single)).toEqual(vatShares([one]));
      }),
    );
  });

  test('cents are decimal euro and back again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  test('8.1 % of 12 € is 90 cents', () => {
    expect(vatShares([{ unitCents: 1200, quantity: 1, vat: 8.1, discountCents: 0 }])).toEqual([
      { rate: 8.1, gross: 1200, net: 1110, tax: 90 },
    ]);
  });

  test('7 % of 12 € is 79 cents', () => {
    expect(vatShares([{ unitCents: 1200, quantity: 1, vat: 7, discountCents: 0 }])).toEqual([
      { rate: 7, gross: 1200, net: 1121, tax: 79 },
    ]);
  });
});
