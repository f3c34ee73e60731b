import { fireEvent, screen, within } from '@testing-library/react';
import { showRecordForm as show } from './testing/show-record-form';

jest.mock('../../rich-text/rich-text-field', () => ({
  RichTextField: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

describe('values that people write in their own way', () => {
  test('beginning and end of an event are a day and a time', async () => {
    const saved = { id: 3, version: 'v2', values: {} };
    const view = { id: 3, version: 'v1', values: { key: 'e', date_start: '2026-12-05T14:00:00+01:00' } };
    const { user, requests } = await show(
      'events',
      { ...view, values: { ...view.values, title: { de: 'Abend' } } },
      {
        '/api/records/events/3/?save=draft': saved,
      },
    );
    const start = within(screen.getByRole('group', { name: 'Beginn' }));
    expect(start.getByLabelText('Beginn')).toHaveValue('2026-12-05');
    expect(start.getByLabelText('Uhrzeit')).toHaveValue('14:00');
    expect(within(screen.getByRole('group', { name: 'Ende' })).getByLabelText('Uhrzeit')).toBeDisabled();
    fireEvent.change(start.getByLabelText('Beginn'), { target: { value: '2026-07-05' } });
    fireEvent.change(start.getByLabelText('Uhrzeit'), { target: { value: '15:30' } });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ date_start: '2026-07-05T15:30' });
  });

  test('money has a comma, and is sent with a point', async () => {
    const saved = { id: 3, version: 'v2', values: {} };
    const view = { id: 3, version: 'v1', values: { code: 'A', title: { de: 'Gutschein' }, amount: '8.50' } };
    const { user, requests } = await show('vouchers', view, { '/api/records/vouchers/3/?save=draft': saved });
    const amount = screen.getByRole('textbox', { name: /Betrag/ });
    expect(amount).toHaveValue('8,50');
    await user.clear(amount);
    await user.type(amount, '12,20');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ amount: '12.20' });
  });

  test('a number with decimals has a comma, stays as it is typed, and is sent as a number', async () => {
    const saved = { id: 3, version: 'v2', values: {} };
    const view = { id: 3, version: 'v1', values: { slug: 'v', name: { de: 'Haus' }, latitude: 50.5 } };
    const { user, requests } = await show('venues', view, { '/api/records/venues/3/?save=draft': saved });
    const latitude = screen.getByRole('textbox', { name: 'Breitengrad' });
    expect(latitude).toHaveValue('50,5');
    await user.clear(latitude);
    await user.type(latitude, '49,10');
    expect(latitude).toHaveValue('49,10');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ latitude: 49.1 });
  });

  test('the type of a form’s field is chosen by its name', async () => {
    const fields = [{ slug: 'mail', type: 3, label: { de: 'Mail' } }];
    await show('forms', { id: 3, version: 'v1', values: { title: { de: 'F' }, fields } });
    expect(screen.getByRole('combobox', { name: 'Art' })).toHaveDisplayValue('E-Mail-Adresse');
    expect(screen.getByRole('option', { name: 'Text, mehrere Zeilen' })).toBeInTheDocument();
  });
});
