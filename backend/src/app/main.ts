import { readConfig } from './config';
import { start, type Message } from './start';

/** To the supervisor where there is one, else a line of JSON each. */
function tell(message: Message): void {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** An ending that takes longer than this has hung; nothing acknowledged is lost by cutting it off. */
const STOP_MS = 10_000;

/** For the supervisor, which ends a program that hangs (docs/operations.md#a-program-that-hangs). */
const ALIVE_MS = 5000;
setInterval(() => process.connected && process.send?.({ type: 'alive' }), ALIVE_MS).unref();

try {
  const { stop } = await start(readConfig(process.env), tell);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The supervisor is gone: nothing would end this process.
  process.on('disconnect', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
