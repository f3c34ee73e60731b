import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A backend of this process that responds with the contracts' examples. */
export interface ExampleApi {
  readonly url: string;
  close: () => Promise<void>;
}

const parts = ({ path }: CallDefinition): number => path.split('{').length;

/** Paths of the calls that read, and the response of each; a literal segment of a path goes before a parameter. */
const READ = Object.entries<CallDefinition>(ALL_CALLS)
  .filter(([, { method }]) => method === 'GET')
  .sort(([, one], [, other]) => parts(one) - parts(other))
  .map(([name, { path, example }]) => ({
    pattern: new RegExp(`^${path.replaceAll('{path}', '.*').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    // Nobody is logged in.
    body: name === 'user' ? undefined : (example as object | undefined),
  }));

function answer(response: ServerResponse, method: string, path: string): void {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const found = READ.find(({ pattern }) => pattern.test(path));
  if (method !== 'GET') send(405, { code: 'method_not_allowed', message: 'Loaders do not write' });
  else if (!found) send(404, { code: 'not_found', message: `There is no ${path}` });
  else if (found.body) send(200, found.body);
  else send(401, { code: 'unauthorised', message: 'Nobody is logged in' });
}

/** The examples' own tests check them. */
export async function startExampleApi(): Promise<ExampleApi> {
  const server = createServer(({ method = '', url = '' }, response) =>
    answer(response, method, url.split('?', 1)[0] ?? ''),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
