import { checkAnswer } from '../api/check';
import { ALL_ENDPOINTS } from '../api/all-endpoints';
import { MODULE_MODELS } from '../modules/models';
import { EXAMPLES, type ExampleEndpoint } from './examples';

test.each(Object.keys(EXAMPLES) as ExampleEndpoint[])('the example of %s keeps the contract', async (name) => {
  await expect(checkAnswer(ALL_ENDPOINTS[name].answer, EXAMPLES[name])).resolves.toEqual(EXAMPLES[name]);
});

test('the example page has a module of every model', () => {
  expect(new Set(EXAMPLES.page.modules.map(({ model }) => model))).toEqual(new Set(MODULE_MODELS));
});
