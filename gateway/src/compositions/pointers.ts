import type { Canary } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';

/** What a registry's channels say at one moment. */
export interface Pointers {
  readonly stable: StableChannel;
  readonly canaries: readonly Canary[];
}
