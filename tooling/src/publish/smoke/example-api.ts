import { createApiClient, ENDPOINTS, type ApiClient, type Endpoint, type Language } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/testing/examples';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

const parts = ({ path }: Endpoint): number => path.split('{').length;

/** Paths of the calls that read, and what each answers; a word in a path goes before whatever may stand there. */
const READ = Object.entries<Endpoint>(ENDPOINTS)
  .filter(([, { method }]) => method === 'GET')
  .sort(([, one], [, other]) => parts(one) - parts(other))
  .map(([name, { path }]) => ({
    pattern: new RegExp(`^${path.replaceAll('{path}', '.*').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    body: (EXAMPLES as Readonly<Record<string, object>>)[name],
  }));

function answerOf(path: string): Response {
  const found = READ.find(({ pattern }) => pattern.test(path.split('?', 1)[0] ?? ''));
  if (!found) return answer(404, { code: 'not_found', message: `There is no ${path}` });
  return found.body ? answer(200, found.body) : answer(401, { code: 'unauthorised', message: 'Nobody is logged in' });
}

/**
 * The API as loaders see it on the server, with the contracts' examples as answers. The examples' own tests check them.
 */
export function exampleApi(lang: Language): ApiClient {
  return createApiClient({
    lang,
    check: (_, value) => Promise.resolve(value),
    transport: (path, { method }) =>
      Promise.resolve(
        method === 'GET'
          ? answerOf(path)
          : answer(405, { code: 'method_not_allowed', message: 'Loaders do not write' }),
      ),
  });
}
