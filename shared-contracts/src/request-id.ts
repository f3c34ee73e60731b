/** Short enough for a log, and nothing in it that a log or a header could misread. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a request came with, from a proxy or the gateway, or a new one. */
export function requestIdOf(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}
