import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A name or an address with or without a port; nothing that a browser would read as part of an address. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const MAX_HOST = 255;
const isHost = (host: string) => host.length <= MAX_HOST && HOST.test(host) && URL.canParse(`http://${host}`);

type Asked = Pick<FastifyRequest, 'host' | 'protocol'>;

/** The scheme in a proxy's header, limited to the two possible ones. */
export const schemeOf = ({ protocol }: Pick<Asked, 'protocol'>): 'http' | 'https' =>
  protocol === 'https' ? 'https' : 'http';

/** Scheme and host under which the visitor sees the site. */
export const originOf = (request: Asked): string => `${schemeOf(request)}://${request.host}`;

/** Whether the route serves a request with this host; `host` with or without a port. */
type ServedHosts = (host: string, route: string) => boolean;

/** Names of the machine itself: calls of its own programs, and development. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
/** Paths for machines, served under any host name. */
const OWN_ROUTES = /^\/(?:health|metrics|internal)(?:\/|$)/;

/** Any host while no origin of the site is known; else those of the site, further ones, and the machine itself. */
export function servedHosts({
  SITE_ORIGIN: origins = '',
  FURTHER_HOSTS: further = '',
}: {
  readonly SITE_ORIGIN?: string;
  readonly FURTHER_HOSTS?: string;
}): ServedHosts {
  const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean);
  const hosts = new Set([
    ...listed(origins).flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).hostname] : [])),
    ...listed(further).map((host) => host.toLowerCase()),
  ]);
  const isAny = listed(origins).length === 0;
  return (host, route) => {
    const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
    return isAny || hosts.has(name) || LOOPBACK.test(name) || OWN_ROUTES.test(route);
  };
}

/**
 * Refuses requests whose host is not one of the site's (421), and invalid hosts. Requests without a host (HTTP/1.0) get
 * the machine's own addresses, and no page.
 */
export function checkHosts(app: FastifyInstance, served: ServedHosts = servedHosts({})): void {
  // Nearly all requests have the same.
  let last = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    const route = request.routeOptions.url ?? '';
    if (host === '' ? route !== '/*' : host === last || isHost(host)) {
      if (host === last || host === '' || served(host, route)) {
        // Requests of machines are served under any host, so their host says nothing about pages.
        if (served(host, '/*')) last = host;
        return done();
      }
      void reply
        .code(421)
        .header('connection', 'close')
        .send({ code: 'validation', message: 'The site does not answer under this host', field: 'host' });
      return;
    }
    void reply
      .code(400)
      .header('connection', 'close')
      .send({ code: 'validation', message: 'The host is not valid', field: 'host' });
  });
}
