import type { Production } from '@vestibule/contracts';
import { fakeHost, type FakeAnswer, type FakeHost } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import detail from '../production-detail.page';
import list from '../productions-list.page';

export const PRODUCTIONS = '/de/api/productions/';
export const ANSWERS: Record<string, FakeAnswer> = {
  [PRODUCTIONS]: EXAMPLES.productions,
  [`${PRODUCTIONS}?page=9`]: { count: 11, next: null, previous: null, results: [] },
  [`${PRODUCTIONS}?page=2`]: {
    ...EXAMPLES.productions,
    results: [{ ...EXAMPLES.productions.results[0], id: 31, title: 'Später' }, EXAMPLES.productions.results[1]],
    next: null,
  },
  '/de/api/seasons/': [
    { id: 7, slug: '2026-27', name: '2026/27', show_in_filter: true },
    { id: 8, slug: '2025-26', name: '2025/26', show_in_filter: true },
  ],
  '/de/api/production-types/': [{ id: 1, slug: 'konzert', name: 'Konzert', show_in_filter: true }],
  '/de/api/production-tags/': [
    { id: 2, slug: 'neu', name: 'Neu', show_in_filter: true },
    { id: 9, slug: 'intern', name: 'Intern', show_in_filter: false },
  ],
};

export const PATH = '/de/produktionen';
const Where = () => <output>{useLocation().search}</output>;
export const address = () => document.querySelector('output')?.textContent;

export async function load(search = '', answers = ANSWERS) {
  const read = (path: string) => Promise.resolve(list.loader?.(fake.context({}, path)));
  const fake: FakeHost = fakeHost({ namespace: 'programme', texts: de, answers, path: PATH + search, pageData: read });
  const data = await read(PATH + search);
  if (!data) throw new Error('no data');
  const ui = (
    <>
      <list.Component data={data} />
      <Where />
    </>
  );
  return { ...fake, data, ui, meta: list.meta(data, fake.context({})) };
}
export async function showList(search = '', answers = ANSWERS) {
  const loaded = await load(search, answers);
  return { ...loaded, ...render(loaded.ui, { wrapper: loaded.wrapper }) };
}

export async function showDetail(changes: Partial<Production> = {}, id = '7') {
  const fake = fakeHost({
    namespace: 'programme',
    texts: de,
    answers: { [`${PRODUCTIONS}7/`]: { ...EXAMPLES.production, ...changes } },
  });
  fake.store.settings.set(EXAMPLES.settings);
  const context = fake.context({ slug: 'x', id });
  const data = await detail.loader?.(context);
  if (!data) throw new Error('no data');
  render(<detail.Component data={data} />, { wrapper: fake.wrapper });
  return { meta: detail.meta(data, context), store: fake.store };
}

export const NONE = { count: 0, next: null, previous: null, results: [] };
export const chips = () => within(screen.getByRole('list', { name: 'Gewählte Filter' })).getAllByRole('link');
