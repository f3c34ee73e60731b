import { checkAnswer } from './check';
import { MODULE_MODELS } from '../modules/models';
import { EXAMPLES, type ExampleCall } from './examples';

describe('examples', () => {
  test.each(Object.keys(EXAMPLES) as ExampleCall[])('the example of %s keeps the contract', async (name) => {
    await expect(checkAnswer(name, EXAMPLES[name])).resolves.toEqual(EXAMPLES[name]);
  });

  test('the example page has a module of every model', () => {
    expect(new Set(EXAMPLES.page.modules.map(({ model }) => model))).toEqual(new Set(MODULE_MODELS));
  });
});
