import { FORM_FIELD_TYPES } from '@vestibule/contracts';
import { isRequired } from '@vestibule/contracts/fields/field';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { isGivenByServer } from './given-values';
import { RecordForm } from './record-form';
import type { RecordView } from './record-view';

// Statements that this file shows:
// - docs/behaviour/editing.md#values-that-nobody-invents
// - docs/behaviour/editing.md#groups-of-a-form

jest.mock('../../rich-text/rich-text-field', () => ({ RichTextField: () => <textarea aria-label="Text" /> }));

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);

/** The form of a new record, or of a saved one. */
async function show(kind: RecordKind, view: Pick<RecordView, 'values' | 'id' | 'version'> = { values: {} }) {
  const saved = { id: 9, version: 'v1', values: {} };
  const answers = { ...options, [`/api/records/${kind}/`]: saved, [`/api/records/${kind}/9/?save=draft`]: saved };
  const fake = fakeHost({ namespace: 'editor', texts: de, answers });
  await act(async () => {
    render(
      <RecordForm
        definition={recordOf(kind)}
        view={{ kind, mayWrite: true, mayRemove: true, ...view }}
        onSaved={() => {}}
      />,
      { wrapper: fake.wrapper },
    );
    await Promise.resolve();
  });
  const user = userEvent.setup();
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    return fake.requests.find(({ method }) => method !== 'GET')?.body;
  };
  return { user, save };
}
const box = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

describe('the address of a new page', () => {
  test('follows its title, in each language, and so does its key', async () => {
    const { user, save } = await show('pages');
    type('Titel', 'Führungen für Schulen');
    expect(box('Teil der Adresse')).toHaveValue('fuehrungen-fuer-schulen');
    expect(box('Schlüssel')).toHaveValue('fuehrungen-fuer-schulen');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    type('Titel', 'Prohlídky pro školy');
    expect(box('Teil der Adresse')).toHaveValue('prohlidky-pro-skoly');
    // The key is left to the server, which knows the others.
    expect(await save()).toEqual({
      is_online: false,
      title: { de: 'Führungen für Schulen', cs: 'Prohlídky pro školy' },
      slug: { de: 'fuehrungen-fuer-schulen', cs: 'prohlidky-pro-skoly' },
    });
  });

  test('stays once a person has changed it, in other languages and back as well', async () => {
    const { user } = await show('pages');
    type('Titel', 'Führungen');
    type('Teil der Adresse', 'Mit uns durchs Haus!');
    fireEvent.blur(box('Teil der Adresse'));
    expect(box('Teil der Adresse')).toHaveValue('mit-uns-durchs-haus');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    await user.click(screen.getByRole('tab', { name: 'Deutsch' }));
    type('Titel', 'Rundgänge');
    expect(box('Teil der Adresse')).toHaveValue('mit-uns-durchs-haus');
  });
});

describe('given fields', () => {
  test('the address of a saved page does not follow its title, but a new translation has one', async () => {
    const values = { key: 'besuch', title: { de: 'Besuch' }, slug: { de: 'besuch' } };
    const { user } = await show('pages', { id: 9, version: 'v1', values });
    type('Titel', 'Ihr Besuch');
    expect(box('Teil der Adresse')).toHaveValue('besuch');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    type('Titel', 'Návštěva');
    expect(box('Teil der Adresse')).toHaveValue('navsteva');
  });

  test('a key that a person has chosen is sent', async () => {
    const { save } = await show('rooms');
    expect(box('Schlüssel')).not.toBeRequired();
    type('Name', 'Saal');
    type('Schlüssel', 'saal-1');
    expect(await save()).toEqual({ name: 'Saal', key: 'saal-1' });
  });

  test.each(RECORD_KINDS)('%s: no key comes first, or has to be typed', async (kind) => {
    await show(kind);
    const key = screen.queryByRole('textbox', { name: 'Schlüssel' });
    expect(key === null || key.closest('details') !== null).toBe(true);
  });

  test('each price gets a number that the others of its group have not', async () => {
    const { user } = await show('events', {
      id: 9,
      version: 'v1',
      values: { key: 'e', title: { de: 'E' }, seat_groups: [{ key: 'a', prices: [{ price: '12.00', sale_type: 7 }] }] },
    });
    const prices = within(screen.getByRole('group', { name: 'Preise' }));
    await user.click(prices.getByRole('button', { name: 'Eintrag hinzufügen' }));
    const numbers = prices.getAllByRole('spinbutton', { name: 'Preisart (Nummer)' });
    expect(numbers.map((one) => (one as HTMLInputElement).value)).toEqual(['7', '8']);
    for (const number of numbers) expect(number.closest('details')).not.toBeNull();
  });

  test('fields of a form and their choices are named after their labels', async () => {
    const { user } = await show('forms');
    await user.click(screen.getByRole('button', { name: 'Eintrag hinzufügen' }));
    type('Beschriftung', 'Ihre Straße');
    expect(box('Name des Feldes')).toHaveValue('ihre_strasse');
  });

  test('the code of a voucher is not the invention of a person', async () => {
    await show('vouchers');
    expect(box('Code').getAttribute('value')).toMatch(/^[A-HJ-KM-NP-Z2-9]{8}$/);
  });

  test('a time zone is found by words, and an unknown one is left', async () => {
    const { user } = await show('events');
    const zone = screen.getByRole('combobox', { name: 'Zeitzone' });
    expect(zone).toHaveAttribute('placeholder', 'Europe/Berlin');
    await user.type(zone, 'new y');
    await user.click(await screen.findByRole('option', { name: 'America/New_York' }));
    expect(zone).toHaveValue('America/New_York');
    await user.clear(zone);
    await user.type(zone, 'Mitteleuropa');
    await user.tab();
    expect(zone).toHaveValue('America/New_York');
  });

  describe('groups of a long form', () => {
    test.each(RECORD_KINDS.filter((kind) => Object.keys(recordOf(kind).fields).length > 8))(
      '%s: every field is in one group',
      (kind) => {
        const { fields, groups } = recordOf(kind);
        expect(
          Object.values(groups)
            .flatMap((names) => names)
            .toSorted(),
        ).toEqual(Object.keys(fields).toSorted());
      },
    );

    test('a button of the list leads to the heading, and unfolds advanced fields', async () => {
      const { user } = await show('events');
      const jumps = within(screen.getByRole('navigation', { name: 'Zu den Teilen des Formulars' }));
      await user.click(jumps.getByRole('button', { name: 'Karten und Preise' }));
      expect(screen.getByRole('heading', { name: 'Karten und Preise' })).toHaveFocus();
      const advanced = screen.getByRole('heading', { name: 'Erweitert' }).closest('details');
      expect(advanced).not.toHaveAttribute('open');
      await user.click(jumps.getByRole('button', { name: 'Erweitert' }));
      expect(advanced).toHaveAttribute('open');
    });

    test('a wrong field that is folded away is unfolded, and takes the focus', async () => {
      const { user } = await show('events', { id: 9, version: 'v1', values: { key: 'e', title: { de: 'E' } } });
      const add = (list: string) =>
        user.click(
          within(screen.getByRole('group', { name: list }))
            .getAllByRole('button', { name: 'Eintrag hinzufügen' })
            .at(-1)!,
        );
      await add('Platzgruppen');
      await add('Preise');
      const number = screen.getByRole('spinbutton', { name: 'Preisart (Nummer)' });
      fireEvent.change(number, { target: { value: '' } });
      fireEvent.change(screen.getByRole('textbox', { name: 'Preis in Euro' }), { target: { value: '1,00' } });
      fireEvent.change(screen.getAllByLabelText('Beginn', { selector: 'input' })[0]!, {
        target: { value: '2026-12-01' },
      });
      await user.click(screen.getByRole('button', { name: 'Speichern' }));
      expect(number.closest('details')).toHaveAttribute('open');
      expect(number).toHaveFocus();
    });
  });

  describe('required fields', () => {
    test('are known to screen readers, and the mark is explained', async () => {
      await show('terms');
      expect(screen.getByText('Mit * markierte Felder sind Pflichtfelder.')).toBeInTheDocument();
      expect(box('Name')).toBeRequired();
      expect(screen.getByRole('combobox', { name: 'Art des Begriffs' })).toBeRequired();
      expect(box('Titel')).not.toBeRequired();
      expect(screen.queryByRole('textbox', { name: 'Schlüssel' })).not.toBeInTheDocument();
    });

    test.each(RECORD_KINDS)('%s: each has a control that says so', async (kind) => {
      await show(kind);
      const { fields } = recordOf(kind);
      const required = Object.keys(fields).filter(
        (name) => fields[name] && isRequired(fields[name]) && !isGivenByServer(fields[name]),
      );
      const missing = required.filter((name) => {
        const labels: Readonly<Record<string, string>> = { ...de.field };
        const label = labels[name] ?? name;
        const controls = [
          ...screen.queryAllByLabelText(label, { selector: 'input, select, textarea' }),
          ...screen.queryAllByRole('group', { name: label }),
        ];
        return !controls.some((control) => control.matches(':required, [data-required]'));
      });
      expect(missing).toEqual([]);
    });
  });

  test('text of a language is there when the language is shown again', async () => {
    const { user } = await show('pages');
    type('Titel', 'Besuch');
    type('Titel für Suchmaschinen', 'Ihr Besuch');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    type('Titel', 'Návštěva');
    await user.click(screen.getByRole('tab', { name: 'Deutsch' }));
    expect(box('Titel')).toHaveValue('Besuch');
    expect(box('Titel für Suchmaschinen')).toHaveValue('Ihr Besuch');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    expect(box('Titel')).toHaveValue('Návštěva');
  });

  describe('the initial value of a form’s field', () => {
    const field = (type: number, initial: unknown) => ({
      slug: 'x',
      type,
      label: { de: 'X' },
      choices: [
        { value: 'a', label: { de: 'Erste' } },
        { value: 'b', label: { de: 'Zweite' } },
      ],
      default: initial,
    });
    const open = (type: number, initial?: unknown) =>
      show('forms', { id: 9, version: 'v1', values: { key: 'f', title: { de: 'F' }, fields: [field(type, initial)] } });
    const sent = async (save: () => Promise<unknown>) =>
      ((await save()) as { readonly fields: readonly { readonly default?: unknown }[] }).fields[0]?.default;

    test('is true or false for a box', async () => {
      const { user, save } = await open(FORM_FIELD_TYPES.checkbox);
      await user.click(screen.getByRole('checkbox', { name: 'Vorgabe' }));
      expect(await sent(save)).toBe(true);
    });

    test('is one of the choices for a list', async () => {
      const { user, save } = await open(FORM_FIELD_TYPES.select);
      await user.selectOptions(screen.getByRole('combobox', { name: 'Vorgabe' }), 'Zweite');
      expect(await sent(save)).toBe('b');
    });

    test('are several of the choices for boxes', async () => {
      const { user, save } = await open(FORM_FIELD_TYPES.checkboxes, ['b']);
      const boxes = within(screen.getByRole('group', { name: 'Vorgabe' }));
      expect(boxes.getByRole('checkbox', { name: 'Zweite' })).toBeChecked();
      await user.click(boxes.getByRole('checkbox', { name: 'Erste' }));
      expect(await sent(save)).toEqual(['a', 'b']);
    });
  });
});
