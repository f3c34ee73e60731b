import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages';
import type { RouteDeclaration } from './define-remote';

type Paths = Pick<RouteDeclaration, 'path' | 'localised'>;

/** Languages that a route has a page in: all of them, or the default alone. */
export const languagesOfRoute = ({ localised = true }: Pick<RouteDeclaration, 'localised'>): readonly Language[] =>
  localised ? LANGUAGES : [DEFAULT_LANGUAGE];

/** The whole pattern of a route: `/en/events/:slug/:id`, or `/cms-hub` where a path has no language prefix. */
export const routePattern = ({ path, localised = true }: Paths, lang: Language): string =>
  localised ? `/${lang}/${path[lang]}` : `/${path[DEFAULT_LANGUAGE]}`;
