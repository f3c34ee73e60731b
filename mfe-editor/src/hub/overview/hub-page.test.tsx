import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { cleanup, render, screen, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import { login, loginAs } from '../../testing/records';
import page from './hub.page';

const host = (user: FakeAnswer, dashboard: FakeAnswer = EXAMPLES.dashboard) =>
  fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub',
    answers: { '/de/pageeditor-api/user': user, '/de/api/dashboard/': dashboard },
  });
async function show(user: FakeAnswer, dashboard?: FakeAnswer) {
  const { context, wrapper } = host(user, dashboard);
  const data = await page.loader?.(context({}));
  render(data && <page.Component data={data} />, { wrapper });
}

describe('hub page', () => {
  test('administrators find the releases', async () => {
    await show(login);
    expect(screen.getByRole('heading', { level: 1, name: 'Content-Hub' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '/cms-hub/releases');
    expect(screen.getByRole('link', { name: 'Zur Website' })).toHaveAttribute('href', '/de');
  });

  test('editors find their own access, and a note where pages are edited', async () => {
    await show(loginAs('editor'));
    expect(screen.queryByRole('link', { name: 'Releases' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mein Zugang' })).toHaveAttribute('href', '/cms-hub/account');
    expect(screen.getByText(/Seiten bearbeiten Sie direkt auf der Website/)).toBeInTheDocument();
  });

  test('kinds that the role only reads are apart from those that it writes', async () => {
    await show(loginAs('editor'));
    const [written, read] = screen
      .getAllByRole('list')
      .filter((list) => within(list).queryByRole('link', { name: /^(Artikel|Räume)$/ }));
    expect(
      within(written!)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Artikel', 'Seiten']);
    expect(within(read!).getByRole('link', { name: 'Räume' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Nur zum Lesen' })).toBeInTheDocument();
    cleanup();
    await show(login);
    expect(screen.queryByRole('heading', { name: 'Nur zum Lesen' })).not.toBeInTheDocument();
  });

  test('begins with open work, and is there without it', async () => {
    await show(login);
    expect(screen.getByRole('region', { name: 'Was ansteht' })).toHaveTextContent('Orgelsommer');
    cleanup();
    await show(login, new Failure(500, { code: 'internal' }));
    expect(screen.getByRole('alert')).toHaveTextContent('gerade nicht zu erfahren');
    expect(screen.getByRole('link', { name: 'Releases' })).toBeInTheDocument();
  });

  test('anybody else has to log in', async () => {
    await expect(page.loader?.(host(new Failure(401, { code: 'unauthorised' })).context({}))).rejects.toMatchObject({
      status: 401,
    });
  });
});
