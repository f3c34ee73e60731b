import { SiteError } from '@vestibule/contracts';
import { number, object, string, type InferType, type Schema } from 'yup';
import { isPage } from './is-page';
import { CURRENCY, type PaymentProvider, type ProvidedPayment } from './payment-provider';
import { isSigned, signedHeaders } from './signed-message';

/** A buyer waits for it. */
const TIMEOUT_MS = 8000;
const MAX_TEXT = 200;

export interface PageProviderOptions {
  /** Address of the provider's API, without a slash at its end. */
  readonly url: string;
  /** Known to the house and the provider; both sign with it. */
  readonly secret: string;
  readonly now?: () => number;
}

const name = () => string().required().max(MAX_TEXT);
const payment = object({
  id: name(),
  order: name(),
  amount: number().integer().min(0).required(),
  currency: name(),
  state: string().oneOf(['open', 'paid', 'failed']).required(),
});
const created = object({ id: name(), url: string().required().max(2000) });
/** What a callback says. */
export const callback = object({ event: name(), payment: payment.required() });

const provided = ({ amount, ...rest }: InferType<typeof payment>): ProvidedPayment => ({
  ...rest,
  amountCents: amount,
});
const unavailable = (cause: unknown) =>
  new SiteError('unavailable', 503, 'The payment page cannot be reached at the moment', { cause });

/** A payment page of another company by the protocol of docs/payment-page.md: JSON, signed in both directions. */
export function pageProvider({ url, secret, now = Date.now }: PageProviderOptions): PaymentProvider {
  async function call<T>(method: 'GET' | 'POST', path: string, schema: Schema<T>, body = ''): Promise<T> {
    try {
      const answer = await fetch(url + path, {
        method,
        redirect: 'error',
        headers: signedHeaders(secret, { method, path, body }, now()),
        ...(body && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The payment page answered ${answer.status}`);
      return schema.validateSync(await answer.json(), { strict: true });
    } catch (error) {
      throw unavailable(error);
    }
  }
  return {
    async create({ key, order, amountCents, lang, returnUrl }) {
      const body = JSON.stringify({
        key,
        order,
        amount: amountCents,
        currency: CURRENCY,
        lang,
        return_url: returnUrl,
      });
      const answer = await call('POST', '/payments', created, body);
      if (!isPage(answer.url, url)) throw unavailable(new Error(`The payment page is at no address: ${answer.url}`));
      return answer;
    },
    ask: async (id) => provided(await call('GET', `/payments/${encodeURIComponent(id)}`, payment)),
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
