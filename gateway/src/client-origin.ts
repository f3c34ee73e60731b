import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A name or an address with or without a port; nothing that a browser would read as part of an address. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const MAX_HOST = 255;
const isHost = (host: string) => host.length <= MAX_HOST && HOST.test(host) && URL.canParse(`http://${host}`);

type Asked = Pick<FastifyRequest, 'host' | 'protocol'>;

/** What a proxy says of the scheme is taken for one of the two that there are. */
export const schemeOf = ({ protocol }: Pick<Asked, 'protocol'>): 'http' | 'https' =>
  protocol === 'https' ? 'https' : 'http';

/** Scheme and host under which the visitor sees the site. */
export const originOf = (request: Asked): string => `${schemeOf(request)}://${request.host}`;

/**
 * Refuses requests whose host is none; what is asked without one (HTTP/1.0) are the machine's own addresses, and no
 * page.
 */
export function checkHosts(app: FastifyInstance): void {
  // Nearly all requests have the same.
  let last = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (host === '' ? request.routeOptions.url !== '/*' : host === last || isHost(host)) {
      last = host;
      return done();
    }
    void reply
      .code(400)
      .header('connection', 'close')
      .send({ code: 'validation', message: 'The host is not valid', field: 'host' });
  });
}
