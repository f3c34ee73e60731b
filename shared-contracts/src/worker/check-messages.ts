import type { Where } from '../host/host';

/**
 * What only the worker that checks remotes says: something that a site would let pass, with its owner where that is
 * clear.
 */
export interface CheckProblem {
  readonly kind: 'problem';
  readonly where: Partial<Where>;
  readonly message: string;
}
