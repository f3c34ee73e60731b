import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import page from './reviews.page';

async function show(query: string, role: 'editor' | 'administrator' = 'editor') {
  const path = `/cms-hub/reviews${query}`;
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      '/de/api/reviews/': EXAMPLES.reviews,
      '/api/reviews/rules/': EXAMPLES.reviewRules,
      '/de/pageeditor-api/user': loginAs(role),
    },
  });
  const data = await page.loader?.(fake.context({}, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}

describe('reviews', () => {
  test('that wait for the reader come first, each with its record', async () => {
    const { requests } = await show('');
    expect(requests.find(({ path }) => path.startsWith('/de/api/reviews/'))?.path).toContain('mine=decidable');
    const list = within(screen.getByRole('list', { name: 'Wartet auf mich' }));
    expect(list.getByRole('link', { name: 'Die neue Orgel' })).toHaveAttribute('href', '/cms-hub/records/articles/7');
    expect(list.getByText('prüft: mara')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Datensätze' })).not.toBeInTheDocument();
  });

  test('of another list are in its address', async () => {
    const { requests } = await show('?list=done&page=2');
    expect(requests.find(({ path }) => path.startsWith('/de/api/reviews/'))?.path).toBe(
      '/de/api/reviews/?page=2&state=done',
    );
    expect(screen.getByRole('link', { name: 'Freigegeben' })).toHaveAttribute('aria-current', 'page');
  });

  test('have rules, which those change who manage accounts', async () => {
    const { user, requests } = await show('', 'administrator');
    const kinds = within(screen.getByRole('group', { name: 'Datensätze' }));
    expect(kinds.getByRole('checkbox', { name: 'Artikel' })).toBeChecked();
    await user.click(kinds.getByRole('checkbox', { name: 'Artikel' }));
    await user.click(kinds.getByRole('checkbox', { name: 'Seiten' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ two_people: ['pages'] });
  });
});
