import { createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

/** Takes a Request, returns a Response. */
export const handle = createRequestHandler(build, 'production');
