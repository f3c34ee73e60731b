import { createGateway } from './create-gateway';
import { readConfig } from './config/config';

/** For the supervisor, which ends a program that hangs (docs/operations.md#a-program-that-hangs). */
const ALIVE_MS = 5000;
setInterval(() => process.connected && process.send?.({ type: 'alive' }), ALIVE_MS).unref();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createGateway(config);
  const address = await app.listen({ port: config.PORT, host: config.HOST });
  process.send?.({ type: 'ready', address });
  const stop = () => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Without its supervisor nothing would end it.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
