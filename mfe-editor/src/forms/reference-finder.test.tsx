import type { ReferencesField, ReferenceField } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { fakeHost, type FakeRequest } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import de from '../../translations/de.json';
import type { FieldValues } from '../shared/editable';
import { ReferenceControl } from './reference-control';
import { ReferencesControl } from './references-control';

const eventOf = (id: number) => ({ id, slug: '', label: `e${id}`, title: `Konzert ${id}`, day: '2026-12-24' });
const EVENTS = Array.from({ length: 40 }, (_, index) => eventOf(index + 1));
const FAR = { id: 900, slug: '', label: 'lesung', title: 'Lesung', day: '2027-01-05' };

function answer({ path }: FakeRequest) {
  const query = new URL(path, 'http://site').searchParams;
  const asked = query.get('ids') === '900' ? [FAR] : [];
  return query.get('q') === 'lesung' ? [FAR] : query.get('q') === 'nichts' ? [] : [...asked, ...EVENTS];
}

const field = { type: 'reference', to: 'event', required: false } as unknown as ReferenceField<ReferenceTarget>;
const texts = { label: 'Veranstaltung', name: 'event', owner: 'text', path: 'event', contentLanguage: 'de' };

function show(control: 'one' | 'several', initial: unknown) {
  const { wrapper } = fakeHost({
    namespace: 'editor',
    texts: de,
    answers: { '/de/api/record-options/event/': answer },
  });
  let values: FieldValues = {};
  render(
    <Form<FieldValues> onSubmit={() => undefined} initialValues={{ event: initial }} subscription={{ values: true }}>
      {(form) => {
        values = form.values;
        return control === 'one' ? (
          <ReferenceControl {...texts} field={field} />
        ) : (
          <ReferencesControl {...texts} field={field as unknown as ReferencesField} />
        );
      }}
    </Form>,
    { wrapper },
  );
  return { user: userEvent.setup(), values: () => values['event'] };
}
const finder = () => screen.findByPlaceholderText('Suchen und wählen …');

describe('reference finder', () => {
  test('one of many is found by words, told from others by its day, and taken by Enter', async () => {
    const { user, values } = show('one', null);
    await user.type(await finder(), 'lesung');
    const option = await screen.findByRole('option', { name: /^Lesung/ });
    expect(option).toHaveTextContent('5. Jan. 2027');
    await user.keyboard('{Enter}');
    expect(values()).toBe(900);
    expect(screen.getByRole('combobox', { name: 'Veranstaltung' })).toHaveValue('Lesung');
  });

  test('the chosen record has its name, however many others there are', async () => {
    show('one', 900);
    expect(await finder()).toHaveValue('Lesung');
  });

  test('words that are not taken are left, and an emptied field refers to nothing', async () => {
    const { user, values } = show('one', 3);
    const input = await finder();
    await user.clear(input);
    await user.type(input, 'nichts');
    expect(await screen.findByText('Nichts gefunden')).toBeVisible();
    await user.tab();
    expect(input).toHaveValue('Konzert 3');
    expect(values()).toBe(3);
    await user.clear(input);
    await user.tab();
    expect(values()).toBeNull();
  });

  test('several are added one after the other, each once', async () => {
    const { user, values } = show('several', [900]);
    expect(await screen.findByRole('button', { name: 'Lesung entfernen' })).toBeVisible();
    await user.click(await finder());
    await user.click(await screen.findByRole('option', { name: 'Konzert 2 24. Dez. 2026' }));
    await user.type(await finder(), 'lesung');
    await user.click(await screen.findByRole('option', { name: /^Lesung/ }));
    expect(values()).toEqual([900, 2]);
  });
});
