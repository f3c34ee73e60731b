import type { ShopDeps } from '../../shop/deps';
import type { MediaDeps } from '../../site/media/deps';
import type { ReleaseDeps } from '../releases/deps';

/** Dependencies of all features together. */
export interface AppDeps extends MediaDeps, ReleaseDeps, ShopDeps {}
