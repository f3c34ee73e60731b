import type { Deps } from '../../../platform/server/deps';
import type { OperatorSettings } from './settings';

/** Dependencies of features that need settings which the operator makes, and no editor. */
export interface SiteDeps extends Deps {
  readonly operatorSettings: OperatorSettings;
}
