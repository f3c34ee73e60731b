import { routePattern, type Language, type RouteDeclaration } from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import { shapeOf } from './route-shape';

/**
 * Patterns of a route whose addresses would lead nowhere if `now` took its place: they are none of that route, and lack
 * params of its path.
 */
export const deadPatterns = (before: RouteDeclaration, now: RouteDeclaration | undefined): string[] =>
  languagesOfRoute(before)
    .filter((lang) => !now || !leadsOn(before, now, lang))
    .map((lang) => routePattern(before, lang));

/** Whether each address of a route is one of the other in this language, or has all params of the other's path. */
function leadsOn(before: RouteDeclaration, now: RouteDeclaration, lang: Language): boolean {
  if (!languagesOfRoute(now).includes(lang)) return false;
  const [from, to] = [routePattern(before, lang), routePattern(now, lang)];
  const said = requiredOf(from);
  return shapeOf(from) === shapeOf(to) || requiredOf(to).every((name) => said.includes(name));
}

const requiredOf = (pattern: string): string[] =>
  pattern.split('/').filter((part) => (part.startsWith(':') && !part.endsWith('?')) || part === '*');
