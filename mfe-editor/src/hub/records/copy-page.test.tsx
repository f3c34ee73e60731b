import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import { CopyPage } from './copy-page';

const PATH = '/api/records/pages/7/copy/';
const MADE = { id: 12, version: 'v1', values: {} };

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(answer: object) {
  const path = '/cms-hub/records/pages/7';
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: { [PATH]: answer } });
  render(
    <>
      <CopyPage id={7} />
      <Address />
    </>,
    { wrapper: fake.wrapper },
  );
  return { ...fake, user: userEvent.setup() };
}

describe('the copy of a page', () => {
  test.each([
    ['Seite kopieren', false],
    ['Seite mit Unterseiten kopieren', true],
  ])('%s: its form is shown', async (name, subtree) => {
    const { user, requests } = show(MADE);
    await user.click(screen.getByRole('button', { name }));
    expect(requests.map(({ path, body }) => [path, body])).toEqual([[PATH, { subtree }]]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/cms-hub/records/pages/12'));
  });

  test('that the server refuses is announced, and the page stays', async () => {
    const { user, store } = show(
      new Failure(400, { code: 'validation', field: 'id', details: { reason: 'home_copy' }, message: 'x' }),
    );
    await user.click(screen.getByRole('button', { name: 'Seite kopieren' }));
    expect(store.alerts.current?.text).toContain('Die Startseite kann nicht kopiert werden.');
    expect(screen.getByRole('status')).toHaveTextContent('/cms-hub/records/pages/7');
  });
});
