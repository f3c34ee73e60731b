import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi';
import { docsPage } from './page';

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's description, for programs and for people. */
export function apiDocsRoutes(app: FastifyInstance): void {
  // Made at the first request: it takes 40 ms, which no start should wait for.
  let description: object | undefined;
  const page = docsPage();
  app.get('/api/openapi.json', () => (description ??= openApi()));
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', CSP).send(page),
  );
}
