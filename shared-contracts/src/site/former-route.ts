import type { RouteDeclaration } from '../remote/define-remote';

/** Where a route is, or was in an earlier version of its remote. */
export type FormerRoute = Pick<RouteDeclaration, 'id' | 'path' | 'localised'>;

/** A route's place alone, as pointers keep it. */
export const placeOf = ({ id, path, localised }: FormerRoute): FormerRoute => ({
  id,
  path,
  ...(localised === false && { localised }),
});
