import type { Deps } from '../../platform/server/deps';
import type { AskTraffic } from './traffic';

/** Dependencies of the release routes. */
export interface ReleaseDeps extends Deps {
  readonly traffic: AskTraffic;
}
