import type { Canary } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';

/** State of a registry's channels at one moment. */
export interface Pointers {
  readonly stable: StableChannel;
  readonly canaries: readonly Canary[];
}
