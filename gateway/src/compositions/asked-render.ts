import type { RenderRequest } from '@vestibule/contracts/worker/messages';

/** A render in the gateway's request. */
export type AskedRender = Omit<RenderRequest, 'kind' | 'id' | 'excluded'>;
