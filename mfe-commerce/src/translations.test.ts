import { textNames } from '@vestibule/testkit/text-names';
import cs from '../translations/cs.json';
import de from '../translations/de.json';
import deskCs from '../translations/desk/cs.json';
import deskDe from '../translations/desk/de.json';
import deskEn from '../translations/desk/en.json';
import en from '../translations/en.json';

describe('translations', () => {
  test.each([
    ['de', de],
    ['en', en],
    ['cs', cs],
  ])('%s: the button that adds, the link to the cart and the cart itself have names of their own', (_, texts) => {
    const names = [texts.booking.add, texts.summary.toCart, texts.badge.cart];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['de', de],
    ['en', en],
    ['cs', cs],
  ])('%s: the booking is named in the same words everywhere', (_, texts) =>
    expect(texts.shop.tickets).toBe(texts.booking.open),
  );

  test.each([
    ['en', en, deskEn],
    ['cs', cs, deskCs],
  ])('%s has the texts that German has, for visitors and for the desk', (_, texts, desk) => {
    expect(textNames(texts)).toEqual(textNames(de));
    expect(textNames(desk)).toEqual(textNames(deskDe));
  });

  test('the texts of the desk take the place of none that visitors have', () =>
    expect(Object.keys(deskDe).filter((name) => name in de)).toEqual([]));
});
