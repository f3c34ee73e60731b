import fastify from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../config/config';
import { Metrics } from './metrics';
import { startTracing } from './tracing';
import { watchRequests } from './watch-requests';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Span, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const ENV = {
  REGISTRY_URL: '/tmp/registry',
  SHELL_DIST: '/tmp/shell',
  INTERNAL_TOKEN: 'a token of some length',
  PREVIEW_SECRET: 'a secret of some length',
};
const attribute = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

async function readJson(request: IncomingMessage): Promise<Export> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Export;
}

/** A collector of exported traces. */
async function collector() {
  const exports: Export[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    void readJson(request).then((body) => {
      exports.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exports, paths, close };
}

describe('otel tracing', () => {
  test('without a collector nothing is traced', async () => {
    expect(await startTracing(readConfig(ENV))).toBeUndefined();
  });

  test('a request, its render and the work of each remote arrive as one trace', async () => {
    const { address, exports, paths, close } = await collector();
    const tracing = await startTracing(readConfig({ ...ENV, OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/` }));
    const app = fastify();
    watchRequests(app, new Metrics(), tracing);
    app.get('/shell/*', async () => 'file');
    app.get('/*', async ({ trail }) => {
      const remotes = [
        { remote: 'programme', version: '1.0.0', work: 'data' as const, at: 0, ms: 4 },
        { remote: 'programme', version: '1.0.0', work: 'render' as const, at: 5, ms: 2 },
      ];
      const asked = {
        as: 'html',
        path: '/de?name=Erika',
        lang: 'de',
        origin: 'http://localhost',
        cookie: '',
        ...trail,
      } as const;
      tracing?.rendered(200, { composition: 'c1', startedAt: Date.now(), ms: 9, remotes }, asked);
      return trail;
    });
    await app.inject('/shell/x.js');
    const answer = await app.inject({
      url: '/de?name=Erika',
      headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    });
    await app.close();
    await tracing?.stop();
    await close();

    expect(paths).toEqual(['/v1/traces']);
    const [resource] = exports.flatMap(({ resourceSpans }) => resourceSpans);
    const spans = resource?.scopeSpans.flatMap((scope) => scope.spans) ?? [];
    const named = (name: string) => spans.find((span) => span.name === name);
    expect(spans.map(({ name }) => name).sort()).toEqual(['GET page', 'programme data', 'programme render', 'render']);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
    expect(named('GET page')?.parentSpanId).toBe('b'.repeat(16));
    expect(answer.json()).toMatchObject({ traceparent: `00-${'a'.repeat(32)}-${named('GET page')?.spanId}-01` });
    expect(named('render')?.parentSpanId).toBe(named('GET page')?.spanId);
    expect(named('programme render')?.parentSpanId).toBe(named('render')?.spanId);
    expect(named('render') && attribute(named('render') as Span, 'vestibule.composition')).toBe('c1');
    expect(resource && attribute(resource.resource, 'service.name')).toBe('vestibule-gateway');
    expect(JSON.stringify(exports)).not.toContain('Erika');
  });
});
