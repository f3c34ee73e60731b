import type { FastifyInstance } from 'fastify';
import { apiDocsRoutes } from '../api-docs/routes';
import { articleRoutes } from '../articles/routes';
import { authRoutes } from '../auth/routes';
import { cartRoutes } from '../cart/routes';
import { containerRoutes } from '../containers/routes';
import { internalRoutes } from '../content/routes';
import { errorLogRoutes } from '../error-log/routes';
import { eventRoutes } from '../events/routes';
import { healthRoutes } from '../health/routes';
import { houseRoutes } from '../house/routes';
import { mediaRoutes } from '../media/routes';
import { moduleRoutes } from '../modules/routes';
import { navigationRoutes } from '../navigation/routes';
import { pageRoutes } from '../pages/routes';
import { productionRoutes } from '../productions/routes';
import { programmeRoutes } from '../programme/routes';
import { redirectRoutes } from '../redirects/routes';
import { releaseRoutes } from '../releases/routes';
import { searchRoutes } from '../search/routes';
import { teaserRoutes } from '../teasers/routes';
import type { Deps } from './deps';

/** Everything the backend answers, one feature a line. */
export async function registerFeatures(app: FastifyInstance, deps: Deps): Promise<void> {
  authRoutes(app, deps);
  houseRoutes(app, deps);
  navigationRoutes(app, deps);
  pageRoutes(app, deps);
  moduleRoutes(app, deps);
  containerRoutes(app, deps);
  redirectRoutes(app, deps);
  programmeRoutes(app, deps);
  eventRoutes(app, deps);
  productionRoutes(app, deps);
  articleRoutes(app, deps);
  teaserRoutes(app, deps);
  searchRoutes(app, deps);
  releaseRoutes(app, deps);
  errorLogRoutes(app, deps);
  healthRoutes(app, deps);
  apiDocsRoutes(app);
  await cartRoutes(app, deps);
  await mediaRoutes(app, deps);
  await internalRoutes(app, { ...deps, token: deps.internalToken });
}
