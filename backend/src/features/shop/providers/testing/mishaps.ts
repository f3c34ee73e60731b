import type { ServerResponse } from 'node:http';

/** The response without the mishap. */
interface Ready {
  readonly status: number;
  readonly body: string;
  /** The response for the same basket before its last change, where there was one. */
  readonly before: string | undefined;
}
type Mishap = (response: ServerResponse, ready: Ready) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, JSON_TYPE).end(body);

/** Everything that goes wrong between two houses. All of it happens after the call was carried out. */
export const MISHAPS = {
  /** Later than anybody waits, in tests that wait for 250 ms. */
  slow: (response, { status, body }) => void setTimeout(() => send(response, status, body), 400).unref(),
  hangs: () => undefined,
  'hangs in the middle': (response, { body }) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length + 100) });
    response.write(body.slice(0, 20));
  },
  'is broken': (response) => send(response, 500, '{}'),
  'is overloaded': (response) => send(response, 429, '{"code":-214}'),
  'has another status': (response, { body }) => send(response, 201, body),
  'leads elsewhere': (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  'sends HTML': (response) => send(response, 200, '<html>'),
  'sends nothing': (response) => send(response, 200, ''),
  'sends a list': (response) => send(response, 200, '[]'),
  'sends texts for numbers': (response, { body }) =>
    send(response, 200, body.replace(/"(version|id)":(\d+)/g, '"$1":"$2"')),
  'sends with less': (response, { body }) => send(response, 200, body.replace(/"(total|groups)"/, '"other"')),
  'sends something else': (response, { body }) =>
    send(response, 200, body.replace(/"(basket|date)":"[^"]*"/, '"$1":"another"')),
  'refuses without a number': (response) => send(response, 409, '{"code":"no"}'),
  'sends without end': (response) => {
    response.writeHead(200, JSON_TYPE);
    const more = () => {
      while (!response.destroyed && response.write(`${' '.repeat(65_536)}`));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  'hangs up in the middle': (response, { body }) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length) });
    response.write(body.slice(0, 20), () => response.destroy());
  },
  'loses the answer': (response) => void response.destroy(),
  /** On the same connection, as a proxy that is confused does. */
  'sends twice': (response, { body }) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
    response.socket?.write(`${head}${body}${head}${body}`);
  },
  'sends the older basket': (response, { status, body, before }) => send(response, status, before ?? body),
} as const satisfies Record<string, Mishap>;
export type MishapName = keyof typeof MISHAPS;

/** After these nobody knows what has come of the call. */
export const FAILURES = (Object.keys(MISHAPS) as MishapName[]).filter(
  (name) => name !== 'sends twice' && name !== 'sends the older basket',
);
