import type { MailDeps } from '../engines/mail/mail-jobs';
import type { ReleaseDeps } from '../features/releases/deps';
import type { ShopDeps } from '../features/shop/deps';
import type { MediaDeps } from '../engines/media/deps';

/** Dependencies of all features together. */
export interface AppDeps extends MailDeps, MediaDeps, ReleaseDeps, ShopDeps {
  /** Address of the gateway on this machine; undefined where the backend runs without one. */
  readonly gatewayUrl: string | undefined;
}
