import { routePattern, type RouteDeclaration } from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';

/** The same path with whatever names its parameters have. */
export const shapeOf = (path: string): string => path.replace(/:[^/?]+/g, ':').replace(/\/+$/, '');

/** The whole pattern of a route in each language it has. */
export const patternsOf = (route: RouteDeclaration): string[] =>
  languagesOfRoute(route).map((lang) => routePattern(route, lang));
