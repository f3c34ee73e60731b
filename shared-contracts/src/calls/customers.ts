import { exampleCustomers } from '../examples/customers';
import { customer, customerOrders } from '../schemas/customers';
import { post, postAnswer } from '../schemas/posts';
import { KB, defineCall } from './define-call';

/** Guesses at one's own password, in any call that needs it. */
const PROOF_LIMIT = { max: 10, seconds: 300, per: 'customer', together: 'own account' } as const;

/** Calls of accounts of customers. */
export const customersCalls = {
  customer: defineCall({
    method: 'GET',
    path: '/api/customer/',
    late: true,
    response: customer,
    right: 'anyone',
    summary: 'The customer who asks, with the address of their invoices; null for anybody else',
    example: exampleCustomers.customer,
  }),
  customerOrders: defineCall({
    method: 'GET',
    path: '/{lang}/api/customer/orders/',
    response: customerOrders,
    right: 'customer',
    summary: 'The customer’s own orders, the latest first',
    example: exampleCustomers.customerOrders,
  }),
  postRegistration: defineCall({
    method: 'POST',
    path: '/{lang}/api/customers/registrations/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: { max: 5, seconds: 900, per: 'address' },
    summary: 'Registers a customer, as a browser posts it; a link is mailed',
  }),
  postConfirmation: defineCall({
    method: 'POST',
    path: '/{lang}/api/customers/confirmations/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: { max: 20, seconds: 300, per: 'address' },
    summary: 'Confirms an address by a mailed link, and makes the customer’s account',
  }),
  postNewPassword: defineCall({
    method: 'POST',
    path: '/{lang}/api/customers/passwords/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: { max: 20, seconds: 300, per: 'address' },
    summary: 'Chooses a customer’s password by a mailed link',
  }),
  postProfile: defineCall({
    method: 'POST',
    path: '/{lang}/api/customer/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'Changes names and address of the customer who posts it, or logs them out',
  }),
  postPasswordChange: defineCall({
    method: 'POST',
    path: '/{lang}/api/customer/password/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: PROOF_LIMIT,
    summary: 'Changes the customer’s password, and ends their other sessions',
  }),
  postDeletion: defineCall({
    method: 'POST',
    path: '/{lang}/api/customer/deletion/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    limit: PROOF_LIMIT,
    summary: 'Deletes the customer’s account; its orders stay',
  }),
};
