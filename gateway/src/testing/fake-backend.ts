import { COOKIES } from '@vestibule/contracts';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { parseCookie } from 'cookie';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A session token of the backend's form that belongs to no account; the number distinguishes them. */
export const tokenOf = (number: number) => String(number).padStart(43, 'x');

/**
 * A backend of this process: settings, redirects and sessions, as the gateway asks for them; `answers` has the rest by
 * path.
 */
export async function fakeBackend() {
  const sessions = new Set<string>();
  /** Languages that the persons of sessions have chosen. */
  const languages = new Map<string, string>();
  const calls: string[] = [];
  const answers = new Map<string, Answer>();
  const state = { settings: exampleSettings, sessions, languages, calls, answers, away: false, sockets: 0 };
  const json = (response: ServerResponse, body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const sessionOf = ({ headers }: IncomingMessage) => parseCookie(headers.cookie ?? '')[COOKIES.session] ?? '';

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    calls.push(`${request.method} ${request.url}`);
    if (state.away) return response.destroy();
    const own = answers.get(path);
    if (own) return own(request, response);
    if (path === '/pageeditor-api/settings') return json(response, state.settings);
    if (path.endsWith('/pageeditor-api/redirect')) return json(response, []);
    if (path.endsWith('/api/user-details/')) {
      const session = sessionOf(request);
      return json(response, { is_logged_in: sessions.has(session), language: languages.get(session) ?? '' });
    }
    return json(response, { path });
  });
  server.on('connection', () => (state.sockets += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(state, { url, close });
}
export type FakeBackend = Awaited<ReturnType<typeof fakeBackend>>;
