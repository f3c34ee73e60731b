import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Page {
  readonly key: string;
  readonly modules?: readonly { readonly model: string; readonly option?: string }[];
}

test('no page of the demo lists the next days twice: on some weekday the same events would stand in both', () => {
  const pages = readFileSync(join(__dirname, '../../../demo/pages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page);
  const lists = pages.map(({ key, modules = [] }) => ({
    key,
    count: modules.filter(({ model, option }) => model === 'event_list' && option !== undefined).length,
  }));
  expect(lists.filter(({ count }) => count > 0).length).toBeGreaterThan(0);
  expect(lists.filter(({ count }) => count > 1)).toEqual([]);
});
