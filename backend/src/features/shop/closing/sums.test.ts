import fc from 'fast-check';
import { totalOf } from '../order-data/amounts';
import { sumsOf } from './sums';

const line = fc
  .record({
    unitCents: fc.nat({ max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    vat: fc.constantFrom(0, 7, 19),
    share: fc.nat({ max: 100 }),
  })
  .map(({ share, ...amount }) => ({
    ...amount,
    discountCents: Math.floor((amount.unitCents * amount.quantity * share) / 100),
  }));
const orders = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('sums', () => {
  test('the sums of a day agree to the cent, whatever was sold and cancelled', () => {
    fc.assert(
      fc.property(orders, orders, (sold, cancelled) => {
        const { vat, cents, ...both } = sumsOf(sold, cancelled);
        expect(cents).toBe(sum(sold.map(totalOf)) - sum(cancelled.map(totalOf)));
        expect(cents).toBe(both.sold.cents - both.cancelled.cents);
        expect(sum(vat.map(({ gross }) => gross))).toBe(cents);
        for (const { gross, net, tax } of vat) {
          expect(net + tax).toBe(gross);
          expect([gross, net, tax].every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });

  test('two days together are the days one by one', () => {
    fc.assert(
      fc.property(orders, orders, (first, second) => {
        const [whole, one, other] = [sumsOf([...first, ...second], []), sumsOf(first, []), sumsOf(second, [])];
        const taxOf = ({ vat }: typeof whole) => sum(vat.map(({ tax }) => tax));
        expect(whole.cents).toBe(one.cents + other.cents);
        expect(taxOf(whole)).toBe(taxOf(one) + taxOf(other));
      }),
    );
  });

  test('sales that are cancelled on the same day leave nothing', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { cents, vat } = sumsOf(all, all);
        expect([cents, ...vat.flatMap(({ gross, net, tax }) => [gross, net, tax])].every((one) => one === 0)).toBe(
          true,
        );
      }),
    );
  });
});
