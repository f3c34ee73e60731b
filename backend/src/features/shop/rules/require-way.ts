import { SiteError } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import type { Database } from '../../../platform/db/database';
import { deskWays, loadSalesRules } from './sales-rules';

/** @throws `validation` with the field `way` where the site takes no money at the desk by this way. */
export async function requireDeskWay(db: Database, way: DeskWay): Promise<void> {
  if (deskWays(await loadSalesRules(db)).includes(way)) return;
  throw new SiteError('validation', 400, `This site takes no payment by ${way} at the desk`, { field: 'way' });
}
