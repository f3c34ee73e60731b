import { defineFeature } from '../define-feature';
import * as carts from '../../platform/db/schema-carts';
import * as eventNotices from '../../platform/db/schema-event-notices';
import * as invoices from '../../platform/db/schema-invoices';
import * as orders from '../../platform/db/schema-orders';
import * as payments from '../../platform/db/schema-payments';
import * as registrations from '../../platform/db/schema-registrations';
import * as seats from '../../platform/db/schema-seats';
import * as waiting from '../../platform/db/schema-waiting';
import { boxOfficeRoutes } from './box-office/routes';
import { cartRoutes } from './cart/routes';
import { closingRoutes } from './closing/routes';
import { customerRoutes } from './customers/routes';
import { orderFileRoutes } from './orders/file-routes';
import { orderRoutes } from './orders/routes';
import { paymentRoutes } from './payments/routes';
import { providerRoutes } from './providers/routes';
import { seatRoutes } from './seats/routes';
import { shopConfig } from './shop-config';
import { shopJobs } from './shop-jobs';
import { waitingRoutes } from './waiting/routes';

/** Carts, orders, payments, customers, waiting lists and the box office. */
export const shop = defineFeature({
  name: 'shop',
  config: shopConfig,
  routes: [
    cartRoutes,
    providerRoutes,
    seatRoutes,
    customerRoutes,
    orderRoutes,
    orderFileRoutes,
    boxOfficeRoutes,
    closingRoutes,
    waitingRoutes,
    paymentRoutes,
  ],
  jobs: shopJobs,
  tables: { ...carts, ...eventNotices, ...invoices, ...orders, ...payments, ...registrations, ...seats, ...waiting },
});
