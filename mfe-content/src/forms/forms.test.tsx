import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { FORM_FIELD_TYPES } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import de from '../../translations/de.json';
import page from './form.page';

// Statements that this file shows:
// - docs/behaviour/content.md#form-messages
// - docs/behaviour/frame.md#entered-values

const SEND = '/de/api/forms-entries/';
const host = (answer: FakeAnswer = {}) =>
  fakeHost({ namespace: 'content', texts: de, answers: { '/de/api/forms/7/': EXAMPLES.form, [SEND]: answer } });
const show = (answer?: FakeAnswer) => {
  const fake = host(answer);
  render(<page.Component data={EXAMPLES.form} />, { wrapper: fake.wrapper });
  return fake;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
async function fill() {
  await userEvent.type(screen.getByLabelText(/Ihr Name/), 'Anna');
  await userEvent.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna@example.org');
  await userEvent.click(screen.getByRole('checkbox', { name: /Einverstanden/ }));
}

describe('forms', () => {
  test('every kind of field has its control, and a field that nobody sees has none', () => {
    show();
    expect(screen.getByLabelText('Ihre Nachricht').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveAccessibleDescription('Je genauer, desto besser.');
    expect(screen.getByRole('combobox', { name: 'Gruppe' })).toHaveTextContent('Bitte wählenSchuleKita');
    expect(
      within(screen.getByRole('group', { name: 'Antwort per' })).getByRole('radio', { name: 'E-Mail' }),
    ).toBeChecked();
    expect(within(screen.getByRole('group', { name: 'Sprachen' })).getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByLabelText('Tag')).toHaveAttribute('type', 'date');
    expect(document.querySelector('[name="source"]')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Bitte leer lassen' })).not.toBeInTheDocument();
  });

  test('a time of day has the control of the browser', () => {
    const time = (field: (typeof EXAMPLES.form.fields)[number]) => ({ ...field, field_type: FORM_FIELD_TYPES.time });
    const fields = EXAMPLES.form.fields.map((field) => (field.label === 'Tag' ? time(field) : field));
    render(<page.Component data={{ ...EXAMPLES.form, fields }} />, { wrapper: host().wrapper });
    expect(screen.getByLabelText('Tag')).toHaveAttribute('type', 'time');
  });

  test('sends all values by their slugs, and says thank you where the form was', async () => {
    const { requests } = show();
    await fill();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gruppe' }), 'Kita');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Themen' })).getByRole('checkbox', { name: 'Schule' }),
    );
    await send();
    expect(await screen.findByRole('group', { name: 'Vielen Dank!' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Absenden' })).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toEqual({
      form: 7,
      field_values: {
        name: 'Anna',
        email: 'anna@example.org',
        message: '',
        group: 'kita',
        reply: 'mail',
        topics: ['schule'],
        languages: [],
        day: '',
        people: '',
        website: '',
        consent: true,
        email2: '',
      },
    });
  });

  test('what is wrong is summed up above, with the focus, and said at each field; nothing typed is lost', async () => {
    const { requests } = show();
    await userEvent.type(screen.getByLabelText(/E-Mail-Adresse/), 'anna');
    await send();
    const summary = screen.getByRole('group', { name: '3 Angaben stimmen noch nicht' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Ihr Name: Dieses Feld ist erforderlich!',
      'E-Mail-Adresse: Ungültige E-Mail-Adresse!',
      'Einverstanden: Dieses Feld ist erforderlich!',
    ]);
    expect(screen.getByLabelText(/E-Mail-Adresse/)).toHaveValue('anna');
    expect(screen.getByLabelText(/E-Mail-Adresse/)).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
    expect(screen.getByRole('checkbox', { name: /Einverstanden/ })).toHaveAccessibleDescription(
      'Dieses Feld ist erforderlich!',
    );
    expect(requests).toEqual([]);
    await userEvent.click(within(summary).getByRole('link', { name: /Einverstanden/ }));
    expect(screen.getByRole('checkbox', { name: /Einverstanden/ })).toHaveFocus();
  });

  test('a trap that a browser has filled shows itself', async () => {
    show();
    await fill();
    await userEvent.type(document.querySelector('[name="email2"]') ?? document.body, 'anna@example.org');
    await send();
    expect(screen.getByRole('textbox', { name: 'Bitte leer lassen' })).toHaveAccessibleDescription(
      'Bitte lassen Sie dieses Feld leer.',
    );
  });

  test.each([
    [new Failure(503), /versuchen Sie es noch einmal, oder schreiben Sie an haus@example.org/, 1],
    [new Failure(429, { code: 'rate_limited' }), /warten Sie eine Minute/, 0],
  ])('an entry that cannot be sent is reported, and stays: %#', async (failure, text, reports) => {
    const { reported } = show(failure);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('Anna');
    expect(reported).toHaveLength(reports);
  });

  test('a problem that only the server finds is at its field too', async () => {
    show(new Failure(400, { code: 'validation', field: 'day' }));
    await fill();
    await send();
    expect(await screen.findByRole('link', { name: 'Tag: Diese Angabe passt nicht zu diesem Feld.' })).toBeVisible();
    expect(screen.getByLabelText('Tag')).toHaveAccessibleDescription('Diese Angabe passt nicht zu diesem Feld.');
  });

  test('text typed before the script was there is taken over', async () => {
    const { wrapper } = host();
    const ui = createElement(wrapper, null, <page.Component data={EXAMPLES.form} />);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(ui);
    await userEvent.type(within(box).getByLabelText(/Ihr Name/), 'Anna');
    await userEvent.click(within(box).getByRole('radio', { name: 'Telefon' }));
    const root = await act(async () => hydrateRoot(box, ui));
    await userEvent.type(within(box).getByLabelText(/E-Mail-Adresse/), 'a');
    expect(within(box).getByLabelText(/Ihr Name/)).toHaveValue('Anna');
    expect(within(box).getByRole('radio', { name: 'Telefon' })).toBeChecked();
    act(() => root.unmount());
    box.remove();
  });

  test('the page is of the form, in every language', () => {
    const { context } = host();
    expect(page.meta(EXAMPLES.form, context({}))).toMatchObject({
      title: 'Kontakt',
      description: 'Wir antworten innerhalb von drei Tagen.',
      urls: { cs: '/cs/forms/kontakt/7' },
    });
  });

  test('a reload loses nothing that was entered but the consent; a form that was sent begins empty', async () => {
    const { wrapper } = host();
    const form = () => render(<page.Component data={EXAMPLES.form} />, { wrapper });
    const first = form();
    await fill();
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Sprachen' })).getAllByRole('checkbox')[1] as Element,
    );
    first.unmount();
    const second = form();
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('Anna');
    expect(within(screen.getByRole('group', { name: 'Sprachen' })).getAllByRole('checkbox')[1]).toBeChecked();
    const consent = screen.getByRole('checkbox', { name: /Einverstanden/ });
    expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await send();
    await screen.findByRole('group', { name: 'Vielen Dank!' });
    second.unmount();
    form();
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('');
  });
});
