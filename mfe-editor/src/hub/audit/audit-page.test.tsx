import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import page from './audit.page';

async function show(path: string, audit: object = EXAMPLES.audit) {
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: { '/api/audit/': audit } });
  const data = await page.loader?.(fake.context({}, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return fake;
}

test('lists actors and subjects, with the values before and after', async () => {
  await show('/cms-hub/audit');
  expect(screen.getByRole('link', { name: 'Räume 3' })).toHaveAttribute('href', '/cms-hub/records/rooms/3');
  expect(screen.getByRole('list', { name: 'Protokoll' })).toHaveTextContent(
    /Geändert:.*mara@example\.org.*Vorher.*280.*Nachher.*300/s,
  );
});

test('the filters of the address are set, and go along to the next page', async () => {
  await show('/cms-hub/audit?who=mara&action=change', { ...EXAMPLES.audit, count: 80, next: '/api/audit/?page=2' });
  expect(screen.getByLabelText('Wer (E-Mail-Adresse)')).toHaveValue('mara');
  expect(screen.getByLabelText('Wie')).toHaveValue('change');
  expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toMatch(/who=mara.*action=change.*page=2/);
});

test('an empty log says what to do', async () => {
  await show('/cms-hub/audit?who=nobody', { count: 0, next: null, previous: null, results: [] });
  expect(screen.getByText(/Nehmen Sie einen Filter heraus/)).toBeInTheDocument();
});
