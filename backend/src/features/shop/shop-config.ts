import { number, string } from 'yup';
import { defineConfig, NOT_A_BASE_URL } from '../../platform/environment';
import type { SignedCallOptions } from './payments/signed-call';

/** Money and tickets go over TLS; a test's provider is on the same machine. */
const isProviderUrl = (value: string | undefined) =>
  value === undefined || /^(?:https:\/\/[^\s/?#]+|http:\/\/127\.0\.0\.1:\d+)(?:\/[^\s?#]*[^\s/?#])?$/.test(value);

/** How tickets are sold and paid. */
export const shopConfig = defineConfig(
  {
    TICKETS_PER_ADDRESS: number().typeError('must be a number of tickets').integer().min(0).max(1_000_000).default(60),
    PAYMENT_URL: string().test('payment', NOT_A_BASE_URL, isProviderUrl),
    PAYMENT_SECRET: string()
      .min(32, 'must have at least 32 characters')
      .when('PAYMENT_URL', { is: Boolean, then: (secret) => secret.required('is required with PAYMENT_URL') }),
    SHOP_EMAIL: string()
      .email('must be an e-mail address')
      .when('PAYMENT_URL', { is: Boolean, then: (email) => email.required('is required with PAYMENT_URL') }),
    TICKETS_URL: string().test('tickets', NOT_A_BASE_URL, isProviderUrl),
    TICKETS_SECRET: string()
      .min(32, 'must have at least 32 characters')
      .when('TICKETS_URL', { is: Boolean, then: (secret) => secret.required('is required with TICKETS_URL') }),
  },
  (values) => ({
    /** Tickets that one address may reserve in 15 minutes; 0 for no limit. */
    ticketsPerAddress: values.TICKETS_PER_ADDRESS,
    /** The payment page; undefined: nothing is paid online. */
    paymentPage: provider(values.PAYMENT_URL, values.PAYMENT_SECRET),
    /** The system that sells the tickets; undefined: this shop does. */
    ticketProvider: provider(values.TICKETS_URL, values.TICKETS_SECRET),
    /** Address that is notified of refunds; empty without a payment page. */
    shopEmail: values.SHOP_EMAIL ?? '',
  }),
);

const provider = (url: string | undefined, secret = ''): SignedCallOptions | undefined =>
  url === undefined ? undefined : { url, secret };
