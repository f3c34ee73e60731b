import { routePattern, type Language, type RouteDeclaration } from '@vestibule/contracts';
import { EXAMPLE_PARAMS } from '@vestibule/contracts/testing/examples';
import { generatePath } from 'react-router-dom';

/** The path of a page with the examples as params. */
export function pathOf(route: RouteDeclaration, lang: Language): string {
  const pattern = routePattern(route, lang);
  const names = [...pattern.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, EXAMPLE_PARAMS[name] ?? '1']));
  return generatePath(pattern, { ...values, '*': EXAMPLE_PARAMS['path'] ?? '' });
}
