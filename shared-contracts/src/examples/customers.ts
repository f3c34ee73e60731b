import type { InferType } from 'yup';
import type { customer, customerOrders } from '../schemas/customers';

interface Customers {
  readonly customer: InferType<typeof customer>;
  readonly customerOrders: InferType<typeof customerOrders>;
}

/** A customer with an order. */
export const exampleCustomers: Customers = {
  customer: {
    customer: {
      email: 'ida@example.org',
      first_name: 'Ida',
      last_name: 'Beispiel',
      street: 'Salzgasse 1',
      postcode: '01067',
      city: 'Dresden',
    },
  },
  customerOrders: [
    {
      number: '7K3M-9QXT',
      state: 'confirmed',
      created_at: '2026-11-20T10:00:00.000Z',
      total: '12.00',
      tickets_quantity: 1,
      url: '/de/webshop/orders/7K3M-9QXT/a',
    },
  ],
};
