import { array, object, string, type InferType } from 'yup';
import { textSchema } from '../fields/common';
import { order } from './orders';

/** A customer for their own forms: name, mail address, and the address of their invoices. */
const customerDetails = object({
  email: string().required(),
  first_name: textSchema(),
  last_name: textSchema(),
  street: textSchema(),
  postcode: textSchema(),
  city: textSchema(),
});
export type Customer = InferType<typeof customerDetails>;

/** The customer who asks; null for anybody else. */
export const customer = object({ customer: customerDetails.nullable().defined() });

/** One's own orders, the latest first; `url` is the path of the order's page. */
export const customerOrders = array()
  .of(order.pick(['number', 'state', 'created_at', 'total', 'tickets_quantity']).concat(object({ url: textSchema() })))
  .required();
