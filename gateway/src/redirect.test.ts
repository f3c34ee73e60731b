import { REDIRECT_PAYLOADS } from '@vestibule/contracts/testing/redirect-payloads';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tokenOf } from './testing/fake-backend';
import { testGateway, type TestGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

const ORIGIN = 'http://museum.example';
const agent = new Agent({ keepAlive: true });
let gateway: TestGateway;
let address: { readonly host: string; readonly port: number };
beforeAll(async () => {
  gateway = await testGateway();
  const { hostname, port } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  address = { host: hostname, port: Number(port) };
});
afterAll(() => {
  agent.destroy();
  return gateway.close();
});

/** Sent unchanged: `inject` would parse the address first. */
async function locationOf(path: string): Promise<string | undefined> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ ...address, path, agent, headers: { host: 'museum.example' } }, resolve).once('error', reject),
  );
  response.resume();
  await once(response, 'end');
  expect(response.statusCode).toBeLessThan(500);
  return response.headers.location;
}
const isAway = (location: string | undefined) =>
  location !== undefined && (new URL(location, ORIGIN).origin !== ORIGIN || /[\s\\]/.test(location));
/** What a request line can hold. */
const asTarget = (payload: string) => payload.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

test('a preview ends on this site, whatever it is told', async () => {
  const away: string[] = [];
  for (const payload of REDIRECT_PAYLOADS.filter((_, index) => index % 13 === 0)) {
    for (const to of [encodeURIComponent(payload), asTarget(payload)])
      if (isAway(await locationOf(`/_preview/end?to=${to}`))) away.push(payload);
  }
  expect(away).toEqual([]);
  expect(await locationOf('/_preview/end?to=/de/besuch%3Fa=1')).toBe('/de/besuch?a=1');
});

test('no address of a page is redirected away, with or without a version', async () => {
  const targets = new Set(
    REDIRECT_PAYLOADS.filter((_, index) => index % 29 === 1).map(
      (payload) => `/${asTarget(payload).replace(/^\//, '')}`,
    ),
  );
  const away: string[] = [];
  for (const target of targets)
    for (const url of [target, `${target}?v=1`, `/${target}?v=1`]) if (isAway(await locationOf(url))) away.push(url);
  expect(away).toEqual([]);
  expect(await locationOf('//x//evil?v=1')).toBe('/x/evil?v=1');
  expect(await locationOf('/de/besuch?v=1&a=2')).toBe('/de/besuch?a=2');
});

test('an editor’s redirect leads to a page of this site, or home', async () => {
  const pages = [
    { old_path: '/de/alt', new_path: '/de/neu?a=1#b' },
    { old_path: '/de/fort', new_path: '//evil.example' },
  ];
  const other = await testGateway();
  other.backend.answers.set('/de/pageeditor-api/redirect', (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(pages)),
  );
  try {
    expect((await other.app.inject({ url: '/de/alt' })).headers.location).toBe('/de/neu?a=1#b');
    expect(
      (await other.app.inject({ url: '/de/fort', headers: { cookie: `sessionid=${tokenOf(1)}` } })).headers.location,
    ).toBe('/');
  } finally {
    await other.close();
  }
});

test('the records of a list that has moved follow it; a page below it does not', async () => {
  const pages = [
    { old_path: '/cs/udalosti', new_path: '/cs/veranstaltungen' },
    { old_path: '/cs/venku', new_path: 'https://example.org/programm' },
    { old_path: '/cs/udalosti/vernisaz/8', new_path: '/cs/vystava' },
  ];
  const other = await testGateway();
  other.backend.answers.set('/cs/pageeditor-api/redirect', (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(pages)),
  );
  const goals = async (...paths: string[]) =>
    Promise.all(paths.map(async (url) => (await other.app.inject({ url })).headers.location));
  try {
    expect(await goals('/cs/udalosti', '/cs/udalosti/koncert/7', '/cs/udalosti/vernisaz/8')).toEqual([
      '/cs/veranstaltungen',
      '/cs/veranstaltungen/koncert/7',
      '/cs/vystava',
    ]);
    expect(
      await goals('/cs/udalosti/doprava', '/cs/udalosti/a/b/7', '/cs/venku/koncert/7', '/cs/jine/koncert/7'),
    ).toEqual([undefined, undefined, undefined, undefined]);
  } finally {
    await other.close();
  }
});
