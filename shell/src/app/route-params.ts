import type { PageMatch } from '@vestibule/contracts/site/match';
import { createContext, use } from 'react';

const NONE: PageMatch['params'] = {};

/** Params of the current route, for components around the page. */
export const RouteParamsContext = createContext(NONE);

export const useRouteParams = (): PageMatch['params'] => use(RouteParamsContext);
