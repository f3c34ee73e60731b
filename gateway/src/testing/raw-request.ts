import { connect, type Socket } from 'node:net';

export interface RawAddress {
  readonly host: string;
  readonly port: number;
}

/** Where a gateway listens. */
export function addressOf(listening: string): RawAddress {
  const { hostname, port } = new URL(listening);
  return { host: hostname, port: Number(port) };
}

/** A connection on which any bytes can be sent. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that was answered, once the other side has ended or `until` is in it. */
  answer: (until?: RegExp) => Promise<string>;
}

export function rawConnection(address: RawAddress): RawConnection {
  const socket = connect({ ...address });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => (text += String(chunk)));
  // A refused request may end in a reset.
  socket.on('error', () => undefined);
  const answer = (until?: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => void ((until?.test(text) || socket.closed) && resolve(text));
      socket.on('data', look).once('close', () => resolve(text));
      look();
    });
  return { socket, answer };
}

/**
 * Sends a request exactly as it is written, and returns the whole response; the request must ask for the connection's
 * end.
 *
 * @param patienceMs for requests that may not be whole, whose response would never come: the connection ends after this
 * time. A response that takes longer is lost with it.
 */
export async function rawRequest(
  address: RawAddress,
  request: string,
  patienceMs = 10_000,
): Promise<{ status: number; text: string }> {
  const { socket, answer } = rawConnection(address);
  socket.write(request, 'latin1');
  const timer = setTimeout(() => socket.end(), patienceMs);
  const text = await answer();
  clearTimeout(timer);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}
