import fc from 'fast-check';
import { fromCents, toCents } from '@vestibule/contracts';
import { totalOf, vatShares } from './amounts';

const amount = fc.record({
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 60 }),
  vat: fc.constantFrom(0, 7, 12, 19, 21),
  discountCents: fc.constant(0),
});

test('sums agree to the cent, whatever is bought: whole numbers, never negative', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
      const shares = vatShares(amounts);
      const sum = (of: 'gross' | 'net' | 'tax') => shares.reduce((all, share) => all + share[of], 0);
      expect(sum('gross')).toBe(totalOf(amounts));
      expect(sum('net') + sum('tax')).toBe(totalOf(amounts));
      for (const { rate, gross, net, tax } of shares) {
        expect([gross, net, tax].every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        // The tax is that of the net, but for the rounding of one cent.
        expect(Math.abs(net * rate - tax * 100)).toBeLessThanOrEqual(100 + rate);
      }
      expect(new Set(shares.map(({ rate }) => rate)).size).toBe(shares.length);
    }),
  );
});

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

test('7 % of 12 € is 79 cents', () => {
  expect(vatShares([{ unitCents: 1200, quantity: 1, vat: 7, discountCents: 0 }])).toEqual([
    { rate: 7, gross: 1200, net: 1121, tax: 79 },
  ]);
});
