import type { ClientCallName } from '@vestibule/contracts';
import { createApiClient } from '@vestibule/contracts/api/client';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import { EXAMPLES, type ExampleCall } from '@vestibule/contracts/api/examples';
import { startExampleApi, type ExampleApi } from './example-api';

const PARAMS = {
  id: '7',
  path: 'besuch',
  slug: 'spalten',
  status: '404',
  kind: 'rooms',
  target: 'room',
  owner: 'page',
  number: '7K3M-9QXT',
  signature: 'a',
  version: '3',
};
const NAMES = (Object.keys(EXAMPLES) as ExampleCall[]).filter(
  (name) => ALL_CALLS[name].path.includes('{lang}') && name !== 'user',
);

let api: ExampleApi;
describe('example api', () => {
  beforeAll(async () => {
    api = await startExampleApi();
  });
  afterAll(() => api.close());

  test.each(NAMES)('%s answers with its own example', async (name) => {
    const client = createApiClient({
      lang: 'de',
      check: (_, value) => Promise.resolve(value),
      transport: (path, init) => fetch(api.url + path, init),
    });
    const call = client.call as (name: ClientCallName, options: object) => Promise<unknown>;
    await expect(call(name, { params: PARAMS, query: { q: 'x' } })).resolves.toEqual(EXAMPLES[name]);
  });
});
