import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { moduleFieldsOf, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { exampleModule } from '@vestibule/contracts/examples/modules';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import de from '../../translations/de.json';
import type { FieldValues } from '../shared/editable';
import { valuesOf } from '../shared/editable';
import { ModuleFields } from './module-fields';

jest.mock('../rich-text/rich-text-field', () => ({
  RichTextField: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

/** The German label of a module's field, as `useFieldTexts` finds it. */
function labelOf(model: string, name: string): string {
  const ownLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = de.fieldOf;
  const labels: Readonly<Record<string, string>> = de.field;
  return ownLabels[model]?.[name] ?? labels[name] ?? `no label for ${name}`;
}

const OPTIONS = [{ id: 7, slug: 'konzert', label: 'Konzert', title: '' }];

function show(model: (typeof MODULE_MODELS)[number]) {
  const { wrapper } = fakeHost({
    namespace: 'editor',
    texts: de,
    answers: {
      ...Object.fromEntries(
        Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, OPTIONS]),
      ),
    },
  });
  const module = exampleModule(model, 1);
  let values: FieldValues = {};
  render(
    <Form<FieldValues> onSubmit={() => undefined} initialValues={valuesOf(module)} subscription={{ values: true }}>
      {(form) => {
        values = form.values;
        return <ModuleFields module={module} />;
      }}
    </Form>,
    { wrapper },
  );
  return { user: userEvent.setup(), values: () => values };
}

describe('module fields', () => {
  test.each(MODULE_MODELS)('%s: every field has a control with a text of its own', async (model) => {
    show(model);
    const controls = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')];
    for (const control of controls) expect(control).toHaveAccessibleName(expect.stringMatching(/^[A-ZÄÖÜ]/));
    for (const select of screen.queryAllByRole('combobox').filter(({ tagName }) => tagName === 'SELECT')) {
      // Not the values that the server has.
      for (const option of within(select).getAllByRole('option')) expect(option).toHaveTextContent(/^([A-ZÄÖÜ].*|…)$/);
    }
    // Columns are edited where they are shown.
    const labels = Object.entries(moduleFieldsOf(model)).flatMap(([name, { type }]) =>
      type === 'columns' ? [] : [labelOf(model, name)],
    );
    const controlsOf = (label: string) => [
      ...screen.queryAllByLabelText((text) => text.startsWith(label)),
      ...screen.queryAllByRole('group', { name: label }),
    ];
    expect(labels.filter((label) => controlsOf(label).length === 0)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
    const references = Object.values(moduleFieldsOf(model)).filter(
      ({ type }) => type === 'reference' || type === 'references',
    );
    if (references.length > 0)
      expect(await screen.findAllByRole('option', { name: 'Konzert' })).toHaveLength(references.length);
  });

  test('a reference is chosen by name and sent by id, a type by its slug', async () => {
    const { user, values } = show('event_list');
    await screen.findAllByRole('option', { name: 'Konzert' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Schlagwort' }), 'Konzert');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Konzert');
    expect(values()).toMatchObject({ tag: 7, room: null, type: 'konzert' });
  });

  test('several are chosen by name and sent by their ids', async () => {
    const { user, values } = show('venue_list');
    await screen.findByRole('option', { name: 'Konzert' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orte' }), 'Konzert');
    expect(values()).toEqual({ venues: [7] });
    await user.click(screen.getByRole('button', { name: 'Konzert entfernen' }));
    expect(values()).toEqual({ venues: [] });
  });

  test('parts of a list are added, moved and removed', async () => {
    const { user, values } = show('faq');
    const questions = () => (values()['items'] as { question: string }[]).map(({ question }) => question);
    await user.click(screen.getByRole('button', { name: 'Eintrag hinzufügen' }));
    const added = screen.getByRole('group', { name: 'Eintrag 3' });
    await user.type(within(added).getByRole('textbox', { name: 'Frage' }), 'Wann?');
    expect(questions()).toEqual(['Ein Beispiel', 'Ein Beispiel', 'Wann?']);
    await user.click(screen.getByRole('button', { name: 'Eintrag 3 nach oben' }));
    expect(questions()).toEqual(['Ein Beispiel', 'Wann?', 'Ein Beispiel']);
    expect(screen.getByRole('group', { name: 'Eintrag 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Eintrag 1 entfernen' }));
    expect(questions()).toEqual(['Wann?', 'Ein Beispiel']);
  });
});
