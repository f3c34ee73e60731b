import type { ActionName } from '../remote/action';
import type { Endpoint } from './endpoint';

const KB = 1024;

/** What the gateway passes on from browsers without script. */
const posts = <P extends string>(path: P) =>
  // Twice the post: what browsers write needs no escapes in JSON.
  ({ method: 'POST', path, body: 'post', bodyLimit: 256 * KB, answer: 'postAnswer' }) as const;

/** Calls that the gateway alone makes: no browser needs to know of them. */
export const POST_ENDPOINTS = {
  postForm: posts('/{lang}/api/forms/{id}/posts/'),
  postCart: posts('/{lang}/api/shop-cart/posts/'),
  postCartChange: posts('/{lang}/api/shop-cart/changes/'),
  postOrder: posts('/{lang}/api/orders/posts/'),
  postCancel: posts('/{lang}/api/orders/{number}/{signature}/posts/'),
  postWaiting: posts('/{lang}/api/events/{id}/waiting/'),
  postWaitingPlace: posts('/{lang}/api/waiting/{number}/{signature}/posts/'),
  postLogin: posts('/{lang}/api/login/posts/'),
  postPasswordLink: posts('/{lang}/api/user-password/link/posts/'),
  postRegistration: posts('/{lang}/api/customers/registrations/'),
  postConfirmation: posts('/{lang}/api/customers/confirmations/'),
  postNewPassword: posts('/{lang}/api/customers/passwords/'),
  postProfile: posts('/{lang}/api/customer/posts/'),
  postPasswordChange: posts('/{lang}/api/customer/password/posts/'),
  postDeletion: posts('/{lang}/api/customer/deletion/posts/'),
} as const satisfies Record<ActionName, Endpoint & { answer: 'postAnswer' }>;
