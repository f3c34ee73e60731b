import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

test.each([
  ['de', de],
  ['en', en],
  ['cs', cs],
])('%s: what adds to the cart, what leads to it and the cart itself have names of their own', (_, texts) => {
  const names = [texts.booking.add, texts.summary.toCart, texts.badge.cart];
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['de', de],
  ['en', en],
  ['cs', cs],
])('%s: whoever books is told so in the same words everywhere', (_, texts) =>
  expect(texts.shop.tickets).toBe(texts.booking.open),
);
