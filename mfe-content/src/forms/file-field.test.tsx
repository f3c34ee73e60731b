import { FORM_FIELD_TYPES, type FormDetail, type RefusedPost } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import page from './form.page';

const UPLOAD = '/de/api/temp-files/';
const ID = 'f'.repeat(43);
const [text, , , , , , , , , , , trap] = EXAMPLES.form.fields;
const form: FormDetail = {
  ...EXAMPLES.form,
  fields: [text, trap]
    .flatMap((field) => field ?? [])
    .concat({
      ...(text as FormDetail['fields'][number]),
      id: 20,
      slug: 'letter',
      label: 'Anschreiben',
      field_type: FORM_FIELD_TYPES.file,
      default: null,
      help_text: 'Eine Seite genügt.',
    }),
};
const letter = (type = 'application/pdf') => new File(['%PDF-1.7'], 'brief.pdf', { type });

function show(taken: FakeAnswer = { id: ID, name: 'brief.pdf', bytes: 8 }, refused?: RefusedPost) {
  const answers = { [UPLOAD]: taken, '/de/api/forms-entries/': {} };
  const fake = fakeHost({ namespace: 'content', texts: de, answers });
  render(<page.Component data={form} {...(refused && { refused })} />, { wrapper: fake.wrapper });
  return fake;
}
const field = () => screen.getByLabelText(/Anschreiben/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
const name = () => userEvent.type(screen.getByLabelText(/Ihr Name/), 'Anna');

describe('file field', () => {
  test('says what it takes', () => {
    show();
    expect(field()).toHaveAccessibleDescription('Eine Seite genügt. PDF, JPEG, PNG oder WebP, höchstens 10 MB.');
    expect(field()).toBeRequired();
    expect(document.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
  });

  test('a file is uploaded when the form is sent, and the entry names it', async () => {
    const { requests } = show();
    await name();
    await userEvent.upload(field(), letter());
    expect(requests).toEqual([]);
    await send();
    expect(await screen.findByRole('group', { name: 'Vielen Dank!' })).toHaveFocus();
    expect((requests[0]?.body as FormData).get('file')).toHaveProperty('name', 'brief.pdf');
    expect(requests[1]?.body).toMatchObject({ field_values: { name: 'Anna', letter: ID } });
  });

  test('a required one that is missing is named', async () => {
    show();
    await name();
    await send();
    expect(screen.getByRole('link', { name: 'Anschreiben: Dieses Feld ist erforderlich!' })).toHaveAttribute(
      'href',
      '#field-letter',
    );
  });

  test('one of another type is refused before it is sent', async () => {
    const { requests } = show();
    await name();
    await userEvent.upload(field(), letter('text/html'), { applyAccept: false });
    await send();
    expect(field()).toHaveAccessibleDescription(/Bitte wählen Sie eine PDF-Datei oder ein Bild/);
    expect(requests).toEqual([]);
  });

  test('a problem that the server finds is at the field, and nothing is sent', async () => {
    const { requests } = show(new Failure(400, { code: 'validation', field: 'file' }));
    await name();
    await userEvent.upload(field(), letter());
    await send();
    expect(field()).toHaveAccessibleDescription(/Bitte wählen Sie eine PDF-Datei oder ein Bild/);
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('Anna');
    expect(requests).toHaveLength(1);
  });

  test('one that came with a post before stays, and can be removed', async () => {
    const posted = new URLSearchParams({ name: '', letter: ID }).toString();
    show(undefined, { reason: 'values', problems: { name: 'required' }, posted });
    expect(document.querySelector('input[type="hidden"][name="letter"]')).toHaveValue(ID);
    expect(field()).not.toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Datei entfernen' }));
    expect(document.querySelector('input[type="hidden"][name="letter"]')).toBeNull();
    expect(field()).toBeRequired();
  });
});
