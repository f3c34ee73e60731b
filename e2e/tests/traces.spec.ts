import { rawGet } from '../fixtures/raw-get';
import { startReceiver } from '../fixtures/receiver';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.afterEach(stopTestSites);

interface Span {
  readonly name: string;
  readonly traceId: string;
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

test('a page becomes one trace at the collector: request, render, and the work of each remote', async () => {
  const collector = await startReceiver();
  const site = await startTestSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` } });
  await rawGet(`${site.origin}/de/veranstaltungen`, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
  const spans = () =>
    collector.received
      .flatMap(({ body }) => (JSON.parse(body) as Export).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
      .filter(({ traceId }) => traceId === 'a'.repeat(32))
      .map(({ name }) => name);
  // The exporter gathers for five seconds.
  await expect
    .poll(spans)
    .toEqual(expect.arrayContaining(['GET page', 'render', 'programme data', 'programme render']));
  expect(collector.received[0]?.path).toBe('/v1/traces');
  await site.stop();
  await collector.close();
});
