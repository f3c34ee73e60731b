import type { RefusedPost } from '@vestibule/contracts';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { useLocation } from 'react-router-dom';
import de from '../../translations/de.json';
import remote from '../../remote';
import page from '../checkout/checkout.page';
import { cart } from './records';

export const PATH = '/de/webshop/checkout';
const ORDERS = '/de/api/orders/';
export const PLACED = { number: '7K3M-9QXT', signature: 's', url: '/de/webshop/orders/7K3M-9QXT/s' };

/** The checkout with the cart, and a line with the current address. */
export async function openCheckout({
  answer = PLACED,
  refused,
  contents = cart(),
  more = {},
}: {
  answer?: FakeAnswer;
  refused?: RefusedPost;
  contents?: ReturnType<typeof cart>;
  more?: Readonly<Record<string, FakeAnswer>>;
} = {}) {
  const answers = { '/de/api/shop-cart/': contents, [ORDERS]: answer, ...more };
  const fake = fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path: PATH, answers });
  const data = await page.loader?.(fake.context({}, PATH));
  if (!data) throw new Error('no data');
  const Wrapper = fake.wrapper;
  const ui = (
    <Wrapper>
      <page.Component data={data} {...(refused && { refused })} />
      <Where />
    </Wrapper>
  );
  return { ...fake, ui, data, orders: () => fake.requests.filter(({ path }) => path === ORDERS) };
}
function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
