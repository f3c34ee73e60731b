import fc from 'fast-check';
import { totalOf, vatShares } from '../order-data/amounts';
import { discountsOf, type Reduction } from './discount';

const line = fc.record({
  unitCents: fc.nat(100_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  vat: fc.constantFrom(0, 7, 19),
});
const lines = fc.array(line, { minLength: 1, maxLength: 60 });
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amountCents: fc.nat(2_000_000) }),
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('discount', () => {
  test('a discount is whole cents, never more than a line costs, and together exactly the voucher’s part', () => {
    fc.assert(
      fc.property(lines, reduction, (bought, voucher) => {
        const prices = bought.map(({ unitCents, quantity }) => unitCents * quantity);
        const off = discountsOf(voucher, bought);
        off.forEach((cents, index) => {
          expect(Number.isInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(prices[index] ?? 0);
        });
        const wanted =
          'percent' in voucher
            ? Math.round((sum(prices) * voucher.percent) / 100)
            : Math.min(voucher.amountCents, sum(prices));
        expect(sum(off)).toBe(wanted);
      }),
    );
  });

  test('lines that are paid back one by one are the total to the cent, and its VAT is the VAT in it', () => {
    fc.assert(
      fc.property(lines, reduction, (bought, voucher) => {
        const off = discountsOf(voucher, bought);
        const sold = bought.map((one, index) => ({ ...one, discountCents: off[index] ?? 0 }));
        const total = totalOf(sold);
        expect(sum(sold.map((one) => totalOf([one])))).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        const shares = vatShares(sold);
        expect(sum(shares.map(({ gross }) => gross))).toBe(total);
        for (const { gross, net, tax } of shares) {
          expect(net + tax).toBe(gross);
          expect([net, tax].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
        }
      }),
    );
  });

  test.each([
    [{ percent: 10 }, [1200, 650], [120, 65]],
    [{ percent: 50 }, [1, 1, 1], [1, 1, 0]],
    [{ amountCents: 1000 }, [1000, 1000, 1000], [334, 333, 333]],
    [{ amountCents: 5000 }, [1200, 650], [1200, 650]],
    [{ percent: 100 }, [0, 1200], [0, 1200]],
  ] as const)('%j of lines of %j cents takes off %j', (voucher, prices, off) => {
    expect(
      discountsOf(
        voucher,
        prices.map((unitCents) => ({ unitCents, quantity: 1 })),
      ),
    ).toEqual(off);
  });
});
