import { createGateway } from './create-gateway';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createGateway(config);
  const address = await app.listen({ port: config.PORT, host: config.HOST });
  process.send?.({ type: 'ready', address });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
