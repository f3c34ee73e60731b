import { defineFeature } from '../define-feature';
import { admissionRoutes } from './admissions/routes';
import { boxOfficeRoutes } from './box-office/routes';
import { cartRoutes } from './cart-api/routes';
import { closingRoutes } from './closing/routes';
import { customerRoutes } from './customers/routes';
import { shopClaims } from './holds/ticket-claims';
import { orderFileRoutes } from './orders/file-routes';
import { orderRoutes } from './orders/routes';
import { paymentRoutes } from './payments/routes';
import { providerRoutes } from './providers/routes';
import { seatRoutes } from './seats/routes';
import { shopConfig } from './shop-config';
import { shopJobs } from './shop-jobs';
import { waitingRoutes } from './waiting/routes';
import * as tables from './tables';

/** Carts, orders, payments, customers, waiting lists and the box office. */
export const shop = defineFeature({
  name: 'shop',
  config: shopConfig,
  routes: [
    admissionRoutes,
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
  tables,
  ticketClaims: shopClaims,
});
