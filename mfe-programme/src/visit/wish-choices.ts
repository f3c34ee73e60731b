import type { LoaderContext } from '@vestibule/contracts';
import { readAccess } from '../events/filters/access-options';
import { priceOption } from '../events/filters/priced';
import { toggled } from '../filters/selection';
import { visitPath, WISHES, type Wish, type Wishes } from './visit-query';

/** Ages to choose from: one for each kind of programme for children. */
const AGES = [3, 6, 10, 14];
/** Most euro to choose from. */
const PRICES = [0, 10];

/** A question and the ways to answer it: links, of which the chosen one takes the answer back. */
export interface WishChoice {
  readonly key: Wish;
  readonly choices: readonly { readonly name: string; readonly href: string; readonly current: boolean }[];
}

/** The questions, those left out that no event of the site has an answer to. */
export async function readWishChoices(
  context: Pick<LoaderContext, 'api' | 'href' | 'lang' | 'signal' | 't'>,
  date: string,
  wishes: Wishes,
): Promise<readonly WishChoice[]> {
  const { access, language } = await readAccess(context);
  const options = {
    age: AGES.map((age) => ({ value: String(age), name: context.t('visit.child', { age }) })),
    access,
    language,
    price: PRICES.map((euro) => priceOption(euro, context)),
  };
  return WISHES.map((key) => ({
    key,
    choices: options[key].map(({ value, name }) => ({
      name,
      href: visitPath(context, date, toggled(wishes, key, value)),
      current: wishes[key] === value,
    })),
  })).filter(({ choices }) => choices.length > 0);
}
