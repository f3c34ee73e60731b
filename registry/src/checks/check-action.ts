import { endpointParams } from '@vestibule/contracts/api/endpoint-path';
import { POST_ENDPOINTS } from '@vestibule/contracts/api/post-endpoints';
import type { RouteDeclaration } from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import { ACTION_NAMES, isActionName } from '@vestibule/contracts/remote/action';

/** What keeps a route's action from taking posts. */
export function actionFaults(route: RouteDeclaration): string[] {
  const { action, query = [] } = route;
  if (!action) return [];
  const unread = query.includes(action.done)
    ? []
    : [`the page does not read the parameter "${action.done}": query must have it`];
  return [...unread, ...endpointFaults(action.endpoint, route)];
}

function endpointFaults(endpoint: string, route: RouteDeclaration): string[] {
  if (!isActionName(endpoint)) return [`no call "${endpoint}" takes posts, only ${ACTION_NAMES.join(', ')}`];
  return languagesOfRoute(route).flatMap((lang) => {
    const parts = route.path[lang].split('/');
    return endpointParams(POST_ENDPOINTS[endpoint])
      .filter((name) => !parts.includes(`:${name}`))
      .map((name) => `${endpoint} needs :${name}, which path.${lang} does not always have`);
  });
}
