import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import list from './exhibitions-list.page';

const PATH = '/de/api/exhibitions/';
const [item] = EXAMPLES.exhibitions.results;
const page = (changes: object, next: string | null = null) => ({
  count: 1,
  next,
  previous: null,
  results: [{ ...item, ...changes }],
});
const ANSWERS: Record<string, FakeAnswer> = {
  [`${PATH}?view=current&page_size=50`]: page({ state: 'last_days', date_to: '2026-11-21' }),
  [`${PATH}?view=permanent&page_size=50`]: { count: 0, next: null, previous: null, results: [] },
  [`${PATH}?view=announced&page_size=50`]: page({ id: 9, title: 'Nokturnen', state: 'announced' }),
  [`${PATH}?view=archive&page=2&page_size=20`]: page({ state: 'over', date_to: '2025-02-02' }),
};

async function show(search = '') {
  const fake = fakeHost({ namespace: 'programme', texts: de, answers: ANSWERS, path: `/de/ausstellungen${search}` });
  const context = fake.context({}, `/de/ausstellungen${search}`);
  const data = await list.loader?.(context);
  if (!data) throw new Error('no data');
  render(<list.Component data={data} />, { wrapper: fake.wrapper });
  return list.meta(data, context);
}

describe('exhibitions list', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 11), doNotFake: ['setTimeout', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('parts that have exhibitions, each with until when and where', async () => {
    await show();
    expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Zurzeit',
      'Demnächst',
    ]);
    const current = within(screen.getByRole('region', { name: 'Zurzeit' }));
    expect(current.getByRole('link', { name: 'Das blaue Zimmer' })).toHaveAttribute(
      'href',
      '/de/ausstellungen/das-blaue-zimmer/7',
    );
    expect(current.getByText('Letzter Tag')).toBeVisible();
    expect(current.getByText('Museum')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Archiv' })).toHaveAttribute('href', '/de/ausstellungen?view=archive');
  });

  test('the archive by the year of their end, page by page', async () => {
    const meta = await show('?view=archive&page=2');
    expect(screen.getByRole('region', { name: '2025' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vorherige Seite' })).toHaveAttribute(
      'href',
      '/de/ausstellungen?view=archive',
    );
    expect(meta.urls).toMatchObject({ en: '/en/exhibitions?view=archive&page=2' });
    await expect(show('?view=x')).rejects.toMatchObject({ status: 400, field: 'view' });
  });
});
