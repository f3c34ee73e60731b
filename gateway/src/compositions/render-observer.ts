import type { RenderedPage, RenderReport } from '@vestibule/contracts/worker/messages';
import type { AskedRender } from './asked-render';
import type { LostReason } from './worker-errors';

/** Gets the events of render workers and of their renders. */
export interface RenderObserver {
  workerStarted: () => void;
  /** Without a reason it was ended in good order. */
  workerEnded: (reason?: LostReason) => void;
  rendered: (page: RenderedPage, request: AskedRender) => void;
  failed: (report: RenderReport) => void;
}
