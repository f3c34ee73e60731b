import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { RequestBodies, SMALL_BYTES } from './request-bodies';

const LIMITS = { bytes: 1_000_000, deadlineMs: 60_000, perClient: 2, places: 4 };

/** A body that arrives as the test writes it. */
function arriving(bodies: RequestBodies, ip: string) {
  const stream = Object.assign(new PassThrough(), { headers: {} });
  const result = bodies.read({ ip }, stream as unknown as IncomingMessage).then(
    (body) => body.length,
    ({ status }: { status: number }) => status,
  );
  return { stream, result };
}
const LARGE = Buffer.alloc(SMALL_BYTES + 1);
/** Lets streams pass their data on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('bodies on their way', () => {
  it('do not keep small ones of others waiting, however many trickle in', async () => {
    const bodies = new RequestBodies(LIMITS);
    const slow = Array.from({ length: 8 * 32 }, (_, index) => arriving(bodies, `10.0.${index % 8}.1`));
    for (const { stream } of slow) stream.write('a');
    await settle();
    const cart = arriving(bodies, '10.9.9.9');
    cart.stream.end('{"quantity":1}');
    expect(await cart.result).toBe(14);
    for (const { stream } of slow) stream.destroy();
  });

  it('give way to new ones where all places are taken, the slowest first', async () => {
    const bodies = new RequestBodies(LIMITS);
    const slow = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((ip) => arriving(bodies, ip));
    for (const { stream } of slow) stream.write(LARGE);
    const fast = arriving(bodies, '10.0.0.4');
    fast.stream.write(Buffer.alloc(900_000));
    await settle();
    const upload = arriving(bodies, '10.9.9.9');
    upload.stream.end(LARGE);
    expect(await upload.result).toBe(LARGE.length);
    expect(await Promise.race(slow.map(({ result }) => result))).toBe(503);
    fast.stream.end('b');
    expect(await fast.result).toBe(900_001);
    for (const { stream } of slow) stream.destroy();
  });

  it('are few for one client', async () => {
    const bodies = new RequestBodies(LIMITS);
    const own = [1, 2, 3].map(() => arriving(bodies, '10.0.0.1'));
    for (const { stream } of own) stream.write(LARGE);
    expect(await own[2]?.result).toBe(429);
    for (const { stream } of own) stream.destroy();
  });

  it('have to be whole in time, and not too large', async () => {
    const late = arriving(new RequestBodies({ ...LIMITS, deadlineMs: 1 }), '10.0.0.1');
    expect(await late.result).toBe(408);
    const large = arriving(new RequestBodies({ ...LIMITS, bytes: 10 }), '10.0.0.1');
    large.stream.end(LARGE);
    expect(await large.result).toBe(413);
  });
});
