import type { GatewayConfig } from '../config/config';
import type { Tracing } from './spans';

/** Traces when a collector is configured; otherwise not even the code is loaded. */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
}: GatewayConfig): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { OtelTracing } = await import(/* webpackChunkName: "tracing" */ './otel-tracing');
  return new OtelTracing(endpoint, service);
}
