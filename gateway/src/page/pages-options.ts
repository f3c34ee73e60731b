import type { GatewayBackend } from '../http/backend';
import type { Compositions } from '../compositions/compositions';
import type { Previews } from '../releases/previews';
import type { RenderService } from '../render/render-service';
import type { PagePolicy } from '../http/security-headers';
import type { Sessions } from '../sessions/sessions';

/** Dependencies of the page routes. */
export interface PagesOptions {
  readonly backend: GatewayBackend;
  readonly compositions: Compositions;
  readonly previews: Previews;
  readonly renders: RenderService;
  readonly sessions: Sessions;
  readonly policy: PagePolicy;
  /** How old the last good settings may be while the call fails, in ms. */
  readonly settingsGraceMs: number;
}
