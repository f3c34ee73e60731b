import type { RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import { languagesOfRoute, pathIn } from '@vestibule/contracts/remote/route-pattern';
import { MIDDLEWARE_NAMES } from '@vestibule/contracts/remote/define-remote';
import type { BuildProblem } from '../problem';
import { GATEWAY_CALLS } from '@vestibule/contracts/call-paths/gateway';
import { ACTION_NAMES, isActionName } from '@vestibule/contracts/remote/action';

/** First parts of addresses that the gateway serves itself, below a language or not. */
const RESERVED = ['api', 'pageeditor-api'];
/** The same where a path has no language prefix. */
const RESERVED_AT_ROOT = [
  ...RESERVED,
  'media',
  'remotes',
  'shell',
  'internal',
  'health',
  'metrics',
  'compositions',
  'offline',
  'client-errors',
  'client-loads',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
];

/** A part of a pattern for react-router: a word, a parameter, either optional. */
const PART = /^(?!\.\.?$)(?::[A-Za-z_]\w*|[\w.~-]+)\??$/;

/**
 * Whether the site can serve the declared routes: their paths are patterns at addresses of pages, their middleware
 * exists, the calls that they name for posts take them.
 */
export function checkRoutes({ name, routes }: Pick<RemoteManifest, 'name' | 'routes'>): BuildProblem[] {
  return routes.flatMap((route) => {
    const problem = (field: string, message: string): BuildProblem => ({
      check: 'routes',
      where: `${name}/remote.ts, route ${route.id}, ${field}`,
      message,
    });
    const unknown = (route.middleware ?? []).filter(
      (middleware) => !(MIDDLEWARE_NAMES as readonly string[]).includes(middleware),
    );
    const reserved = route.localised === false ? RESERVED_AT_ROOT : RESERVED;
    return [
      ...unknown.map((middleware) =>
        problem('middleware', `there is no middleware "${middleware}", only ${MIDDLEWARE_NAMES.join(' and ')}`),
      ),
      ...replacedFaults(route, { name, routes }).map((message) => problem('replaces', message)),
      ...actionFaults(route).map((message) => problem('action', message)),
      ...languagesOfRoute(route).flatMap((lang) =>
        faultsOf(pathIn(route.path, lang), reserved).map((message) => problem(`path.${lang}`, message)),
      ),
    ];
  });
}

/** A route's id, as `events` or `rooms/list`. */
const ROUTE_ID = /^[a-z][\w-]*(?:\/[\w-]+)?$/;

/** Why a route cannot replace those that it names. */
function replacedFaults(
  { replaces = [] }: RouteDeclaration,
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
): string[] {
  return replaces.flatMap((id, place) => {
    if (!ROUTE_ID.test(id)) return [`"${id}" is no id of a route`];
    if (replaces.indexOf(id) !== place) return [`it has ${id} twice`];
    return id.startsWith(`${name}/`) || routes.some((route) => route.id === id)
      ? [`${id} is a route of ${name} itself, which keeps its id when it moves`]
      : [];
  });
}

function faultsOf(path: string, reserved: readonly string[]): string[] {
  // The home page.
  if (path === '') return [];
  if (path.startsWith('/')) return [`"${path}" begins with a slash: it is taken from below the language`];
  const parts = path.split('/');
  const bad = parts.filter((part, index) => !PART.test(part) && !(part === '*' && index === parts.length - 1));
  const names = parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/\?$/, ''));
  const twice = names.filter((each, index) => names.indexOf(each) !== index);
  return [
    ...bad.map((part) => `"${path}" is no pattern: "${part}" is no word, no :parameter and no * at the end`),
    ...twice.map((each) => `"${path}" is no pattern: it has ${each} twice`),
    ...(reserved.includes(parts[0] ?? '') ? [`"${path}" is below /${parts[0]}, which is no place for pages`] : []),
  ];
}

/** Faults that keep a route's action from taking posts. */
function actionFaults(route: RouteDeclaration): string[] {
  const { action, query = [] } = route;
  if (!action) return [];
  const unread = query.includes(action.done)
    ? []
    : [`the page does not read the parameter "${action.done}": query must have it`];
  return [...unread, ...callFaults(action.endpoint, route)];
}

function callFaults(call: string, route: RouteDeclaration): string[] {
  if (!isActionName(call)) return [`no call "${call}" takes posts, only ${ACTION_NAMES.join(', ')}`];
  return languagesOfRoute(route).flatMap((lang) => {
    const parts = pathIn(route.path, lang).split('/');
    return callParams(GATEWAY_CALLS[call])
      .filter((name) => !parts.includes(`:${name}`))
      .map((name) => `${call} needs :${name}, which path.${lang} does not always have`);
  });
}

/** Names of the params in the path of a call, without the language. */
const callParams = ({ path }: { readonly path: string }): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'lang' ? [] : [name]));
