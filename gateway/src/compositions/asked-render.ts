import type { RenderRequest } from '@vestibule/contracts/worker/messages';

/** A render as the gateway asked for it. */
export type AskedRender = Omit<RenderRequest, 'kind' | 'id' | 'excluded'>;
