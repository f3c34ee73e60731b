import { ENDPOINTS, type EndpointName } from '@vestibule/contracts';
import { EXAMPLES, type ExampleEndpoint } from '@vestibule/contracts/testing/examples';
import { exampleApi } from './example-api';

const PARAMS = { id: '7', path: 'besuch', slug: 'spalten', status: '404' };
const NAMES = (Object.keys(EXAMPLES) as ExampleEndpoint[]).filter((name) => ENDPOINTS[name].path.includes('{lang}'));

test.each(NAMES)('%s answers with its own example', async (name) => {
  const api = exampleApi('de');
  await expect(
    (api.call as (name: EndpointName, options: object) => Promise<unknown>)(name, {
      params: PARAMS,
      query: { q: 'x' },
    }),
  ).resolves.toEqual(EXAMPLES[name]);
});
