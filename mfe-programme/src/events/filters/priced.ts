import { formatPrice, type LoaderContext } from '@vestibule/contracts';
import type { KnownOption } from '../../filters/read-options';

/** Prices to choose from, in euro; other ones come from addresses. */
export const PRICES: readonly number[] = [0, 10, 20];

/** A price as an option: free, or at most that many euro. */
export const priceOption = (euro: number, { t, lang }: Pick<LoaderContext, 't' | 'lang'>): KnownOption => ({
  value: String(euro),
  name: euro === 0 ? t('price.free') : t('filter.upTo', { price: formatPrice(String(euro), lang) }),
  hidden: false,
});
