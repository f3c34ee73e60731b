import { convertSchema } from '@sodaru/yup-to-json-schema';
import { callback } from '../../features/shop/payments/page-provider';
import { SIGNATURE_HEADER } from '../../features/shop/payments/signed-message';
import { answer, errorAnswer, inPath, type DescribedJson } from './parts';

const PAYMENT = '/{lang}/api/orders/{number}/{signature}/payment';
const CALLBACK = '/api/payments/callback';
const ONLY_WITH_PAGE = 'Only where the site has a payment page.';

/**
 * The redirect to the payment page and its callback, which are no calls of the site's client: a buyer follows the one
 * as a link, the other is signed instead of carrying a token of this site.
 */
export const paymentPaths = (): Readonly<Record<string, Readonly<Record<string, DescribedJson>>>> => ({
  [PAYMENT]: {
    get: {
      operationId: 'payment',
      summary: 'Leads a buyer to the payment page of their order',
      description: `${ONLY_WITH_PAGE} Where the payment page cannot be opened it leads back to the order’s page.`,
      parameters: inPath(PAYMENT),
      responses: {
        303: { description: 'Where the buyer is led', headers: { Location: { schema: { type: 'string' } } } },
        '4XX': errorAnswer,
      },
    },
  },
  [CALLBACK]: {
    post: {
      operationId: 'paymentCallback',
      summary: 'The payment page reports the state of a payment; a repeated or late report changes nothing',
      description: `${ONLY_WITH_PAGE} Amounts are whole cents.`,
      parameters: [
        {
          name: SIGNATURE_HEADER,
          in: 'header',
          required: true,
          description: '`t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 over seconds, a dot and the body>`',
          schema: { type: 'string' },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: { ...convertSchema(callback) } } } },
      responses: { 200: answer('It was taken in', { type: 'object' }), '4XX': errorAnswer },
    },
  },
});
