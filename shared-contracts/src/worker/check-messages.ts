import type { Where } from '../host/host';

/**
 * A message of the worker that checks remotes: a problem that a site would let pass, with its owner where that is
 * clear.
 */
export interface CheckProblem {
  readonly kind: 'problem';
  readonly where: Partial<Where>;
  readonly message: string;
}
