import type { PageMatch } from '@vestibule/contracts/site/match';
import { createContext, use } from 'react';

const NONE: PageMatch['params'] = {};

/** Params of the route that is shown, for what surrounds the page. */
export const RouteParamsContext = createContext(NONE);

export const useRouteParams = (): PageMatch['params'] => use(RouteParamsContext);
