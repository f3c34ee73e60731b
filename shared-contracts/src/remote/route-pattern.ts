import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages';
import type { RouteDeclaration, RoutePaths } from './define-remote';

type Paths = Pick<RouteDeclaration, 'path' | 'localised'>;

/** Languages whose prefix a route has paths with; a path without one is counted once, for the default language. */
export const languagesOfRoute = ({ localised = true }: Pick<RouteDeclaration, 'localised'>): readonly Language[] =>
  localised ? LANGUAGES : [DEFAULT_LANGUAGE];

/** A route's path in a language, or in the default language where it has none of its own. */
export const pathIn = (path: RoutePaths, lang: Language): string => path[lang] ?? path[DEFAULT_LANGUAGE];

/** The whole pattern of a route: `/en/events/:slug/:id`, or `/cms-hub` where a path has no language prefix. */
export const routePattern = ({ path, localised = true }: Paths, lang: Language): string =>
  localised ? `/${lang}/${pathIn(path, lang)}` : `/${path[DEFAULT_LANGUAGE]}`;
