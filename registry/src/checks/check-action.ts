import { callParams } from '@vestibule/contracts/api/call-path';
import { GATEWAY_CALLS } from '@vestibule/contracts/call-paths/gateway';
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
  return [...unread, ...callFaults(action.endpoint, route)];
}

function callFaults(call: string, route: RouteDeclaration): string[] {
  if (!isActionName(call)) return [`no call "${call}" takes posts, only ${ACTION_NAMES.join(', ')}`];
  return languagesOfRoute(route).flatMap((lang) => {
    const parts = route.path[lang].split('/');
    return callParams(GATEWAY_CALLS[call])
      .filter((name) => !parts.includes(`:${name}`))
      .map((name) => `${call} needs :${name}, which path.${lang} does not always have`);
  });
}
