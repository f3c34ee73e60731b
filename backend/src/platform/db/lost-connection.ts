import { codeOf } from '../error-code';

/**
 * SQLSTATEs of a connection that ended or was refused: class 08, a server that shuts down or starts (57P01 to 57P03),
 * no connection left (53300); and Node's own codes of a broken socket.
 */
const CODE = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** pg gives these no code. */
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/;
const MAX_DEPTH = 5;

/**
 * Whether the database could not be reached, or the connection broke meanwhile, however deep the driver's error is
 * wrapped.
 */
export function isLostConnection(error: unknown): boolean {
  for (let inner = error, depth = 0; typeof inner === 'object' && inner !== null && depth < MAX_DEPTH; depth += 1) {
    if (CODE.test(codeOf(inner) ?? '') || ('message' in inner && MESSAGE.test(String(inner.message)))) return true;
    inner = 'cause' in inner ? inner.cause : undefined;
  }
  return false;
}
