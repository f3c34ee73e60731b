import type { RouteDeclaration } from '@vestibule/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import { RenderFailed } from '../../compositions/worker-errors';
import { pageFor, testGateway } from '../../testing/test-gateway';

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: string, path: string, more: Partial<RouteDeclaration>): RouteDeclaration => ({
  id: id as 'login',
  path: everywhere(path),
  page: './pages/page',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
  ...more,
});
/** A page that takes posts, one whose call this gateway does not know, and every other page. */
const ROUTES = [
  route('forms-slug-id', 'forms/:slug/:id', { query: ['sent'], action: { endpoint: 'postForm', done: 'sent' } }),
  route('commerce/checkout', 'checkout', {
    query: ['placed'],
    personal: true,
    action: { endpoint: 'postOrder', done: 'placed' },
  }),
  route('login', 'user/login', { query: [], personal: true, action: { endpoint: 'postLogin', done: 'done' } }),
  route('content/newer', 'newer/:id', {
    query: ['sent'],
    action: { endpoint: 'postLater' as 'postForm', done: 'sent' },
  }),
  route('content-page', '*', { query: ['page'] }),
];
/** A page that takes posts, and the call that they are passed on to. */
export const PATH = '/de/forms/kontakt/7';
const CALL = '/de/api/forms/7/posts/';
/** The same for a page that shows what is the visitor's own. */
export const PERSONAL_PATH = '/de/checkout';
const PERSONAL_CALL = '/de/api/orders/posts/';
/** One with a password. */
export const LOGIN_PATH = '/de/user/login';
const LOGIN_CALL = '/de/api/login/posts/';
export const POSTED = 'name=Erika+Geheim&topics=a&topics=b&message=%C3%A4%3Cb%3E%22%0D%0Ac';

interface PostOptions {
  readonly url?: string;
  readonly payload?: string;
  readonly remoteAddress?: string;
  /** By default the headers of a page of the site. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A gateway whose backend takes posts, or responds as `state` says, and whose pages show the posted values. Needs
 * `jest.mock('…/compositions/running')`.
 */
export async function postGateway(env: Readonly<Record<string, string>> = {}) {
  const state = {
    answer: { status: 200, body: { done: true } as object, headers: {} as Record<string, string | string[]> },
    page: { status: 200, fails: false },
  };
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const gateway = await testGateway({
    routes: ROUTES,
    env,
    render: (request) => {
      if (state.page.fails) throw new RenderFailed('the backend is away', 503);
      return pageFor({ ...request, cookie: request.refused?.posted ?? '' }, { status: state.page.status });
    },
  });
  for (const call of [CALL, PERSONAL_CALL, LOGIN_CALL])
    gateway.backend.answers.set(call, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(state.answer.status, { 'content-type': 'application/json', ...state.answer.headers });
        response.end(JSON.stringify(state.answer.body));
      });
    });
  const post = ({ headers = { 'sec-fetch-site': 'same-origin' }, ...more }: PostOptions = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: PATH,
      payload: POSTED,
      ...more,
      headers: { host: 'museum.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return Object.assign(state, { gateway, received, post });
}
export type PostGateway = Awaited<ReturnType<typeof postGateway>>;
