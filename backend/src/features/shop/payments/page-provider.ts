import { SiteError } from '@vestibule/contracts';
import { number, object, string, type InferType, type Schema } from 'yup';
import { isPage } from './is-page';
import { CURRENCY, type PaymentProvider, type ProvidedPayment } from './payment-provider';
import { signedCall, type Asked, type SignedCall, type SignedCallOptions } from './signed-call';
import { isSigned } from './signed-message';

/** A buyer waits for it. */
const ASKED: Asked = { name: 'The payment page', timeoutMs: 8000, isAnswer: ({ ok }) => ok };
const MAX_TEXT = 200;

const name = () => string().required().max(MAX_TEXT);
const payment = object({
  id: name(),
  order: name(),
  amount: number().integer().min(0).required(),
  currency: name(),
  state: string().oneOf(['open', 'paid', 'failed']).required(),
});
const created = object({ id: name(), url: string().required().max(2000) });
/** Body of a callback. */
export const callback = object({ event: name(), payment: payment.required() });

const provided = ({ amount, ...rest }: InferType<typeof payment>): ProvidedPayment => ({
  ...rest,
  amountCents: amount,
});
const unavailable = (cause: unknown) =>
  new SiteError('unavailable', 503, 'The payment page cannot be reached at the moment', { cause });

/** A payment page of another company by the protocol of docs/payment-page.md: JSON, signed in both directions. */
export function pageProvider(options: SignedCallOptions): PaymentProvider {
  const { url, secret } = options;
  async function call<T>(asking: SignedCall, schema: Schema<T>): Promise<T> {
    try {
      const { json } = await signedCall(ASKED, options, asking);
      return schema.validateSync(json, { strict: true });
    } catch (error) {
      throw unavailable(error);
    }
  }
  return {
    async create({ key, order, amountCents, lang, returnUrl }) {
      const body = { key, order, amount: amountCents, currency: CURRENCY, lang, return_url: returnUrl };
      const answer = await call({ method: 'POST', path: '/payments', body }, created);
      if (!isPage(answer.url, url)) throw unavailable(new Error(`The payment page is at no address: ${answer.url}`));
      return answer;
    },
    ask: async (id) => provided(await call({ method: 'GET', path: `/payments/${encodeURIComponent(id)}` }, payment)),
    read(raw, signature, at) {
      if (!isSigned(secret, raw, signature, at))
        throw new SiteError('forbidden', 403, 'This was not signed by the payment page within the last minutes');
      try {
        const read = callback.validateSync(JSON.parse(raw.toString('utf8')), { strict: true });
        return { id: read.event, payment: provided(read.payment) };
      } catch (cause) {
        throw new SiteError('validation', 400, 'The callback cannot be read', { cause });
      }
    },
  };
}
