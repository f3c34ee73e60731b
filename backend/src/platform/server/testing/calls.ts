import type { CallName } from '@vestibule/contracts';
import { ALL_CALLS, ERROR_CODES } from '@vestibule/contracts/calls/all';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { variantsOf } from '../../api/call-variants';
import type { LightMyRequestResponse } from 'fastify';

export function expectRefusal(response: LightMyRequestResponse, ...statuses: number[]): void {
  expect({ status: response.statusCode, body: response.body }).toEqual({
    status: expect.any(Number) as number,
    body: expect.stringContaining('"code"') as string,
  });
  expect(statuses).toContain(response.statusCode);
  const body = response.json<Record<string, unknown>>();
  expect(ERROR_CODES).toContain(body['code']);
  expect(body['message']).toEqual(expect.stringMatching(/\S/));
  expect(
    Object.keys(body).filter((key) => !['code', 'message', 'field', 'response_code', 'details'].includes(key)),
  ).toEqual([]);
}

const variants = (Object.entries(ALL_CALLS) as [CallName, CallDefinition][]).map(([name, definition]) =>
  variantsOf(definition).map(({ call }) => [name, call] as const),
);
/** Every call, at one of its addresses where each kind of module has its own. */
export const all = variants.flatMap((ofCall) => ofCall.slice(0, 1));
/** Every body that a call takes, of each kind of module too. */
export const bodies = variants.flat().filter(([, { body }]) => body);
const PARAMS: Readonly<Record<string, string>> = {
  key: 'm1',
  owner: 'page',
  lang: 'de',
  path: 'besuch',
  slug: 'footer',
  id: '1',
  kind: 'rooms',
  target: 'room',
};
export const urlOf = ({ path }: Pick<CallDefinition, 'path'>, more: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => more[name] ?? PARAMS[name] ?? '');
export const writes = all.filter(([, { method }]) => method !== 'GET');
export const withBody = all.filter(([, { body }]) => body);
export const withQuery = all.filter(([, { query }]) => query);
export const reads = all.filter(([, { method }]) => method === 'GET');
