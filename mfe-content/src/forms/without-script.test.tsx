import type { RefusedPost } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import page from './form.page';

const PATH = '/de/forms/kontakt/7';
const POSTED = new URLSearchParams([
  ['form-token', 'old'],
  ['name', 'Anna <b>'],
  ['email', 'anna@example'],
  ['message', 'erste\r\nzweite'],
  ['group', 'kita'],
  ['topics', 'schule'],
  ['topics', 'kita'],
  ['day', '2026-12-01'],
  ['email2', ''],
]).toString();
const refusedFor = (reason: RefusedPost['reason'], problems: RefusedPost['problems'] = {}): RefusedPost => ({
  reason,
  problems,
  posted: POSTED,
});
const WRONG = refusedFor('values', { email: 'email', consent: 'required' });

let box: HTMLElement;
let root: Root | undefined;
describe('without script', () => {
  beforeEach(() => (box = document.body.appendChild(document.createElement('div'))));
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    box.remove();
  });

  /** The page as a server sends it. Returns the function that hydrates it. */
  function serve(refused?: RefusedPost, path = PATH) {
    const fake = fakeHost({ namespace: 'content', texts: de, path, answers: { '/de/api/forms-entries/': {} } });
    const Wrapper = fake.wrapper;
    const ui = (
      <Wrapper>
        <page.Component data={EXAMPLES.form} {...(refused && { refused })} />
      </Wrapper>
    );
    box.innerHTML = renderToString(ui);
    const hydrate = async () => {
      root = await act(async () => hydrateRoot(box, ui));
      return fake;
    };
    return hydrate;
  }
  const form = () => box.querySelector('form') as HTMLFormElement;
  const pairs = () => [...new FormData(form())].map(([name, value]) => [name, value]);

  test('a browser can post the form itself: to its page, checked by itself, with the token and all defaults', () => {
    serve(undefined, `${PATH}?page=2`);
    expect([form().method, form().getAttribute('action'), form().noValidate]).toEqual(['post', `${PATH}#form`, false]);
    expect(box.querySelector('#form')).toContainElement(form());
    expect(pairs()).toEqual([
      ['form-token', 'a.b'],
      ['name', ''],
      ['email', ''],
      ['message', ''],
      ['group', ''],
      ['reply', 'mail'],
      ['day', ''],
      ['people', ''],
      ['website', ''],
      ['email2', ''],
    ]);
    expect(screen.getByLabelText(/Ihr Name/)).toBeRequired();
  });

  test('with script the browser’s own checks are off', async () => {
    await serve()();
    expect(form().noValidate).toBe(true);
  });

  test('a refused post comes back with all typed values, a new token, and its problems', () => {
    serve(WRONG);
    expect(pairs()).toEqual([
      ['form-token', 'a.b'],
      ['name', 'Anna <b>'],
      ['email', 'anna@example'],
      ['message', 'erste\nzweite'],
      ['group', 'kita'],
      ['topics', 'schule'],
      ['topics', 'kita'],
      ['day', '2026-12-01'],
      ['people', ''],
      ['website', ''],
      ['email2', ''],
    ]);
    const summary = screen.getByRole('group', { name: '2 Angaben stimmen noch nicht' });
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'E-Mail-Adresse: Ungültige E-Mail-Adresse!',
      'Einverstanden: Dieses Feld ist erforderlich!',
    ]);
    for (const link of links) expect(box.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    expect(screen.getByLabelText(/E-Mail-Adresse/)).toBeInvalid();
    expect(screen.getByLabelText(/E-Mail-Adresse/)).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
    expect(screen.getByLabelText(/Ihr Name/)).toBeValid();
    // A choice that the visitor has not made is not made for them.
    expect(screen.getByRole('radio', { name: 'E-Mail' })).not.toBeChecked();
  });

  test('a script takes it over unchanged, leaves the focus alone, and sends a valid form', async () => {
    const hydrate = serve(WRONG);
    screen.getByLabelText(/Ihr Name/).focus();
    const { requests } = await hydrate();
    expect(screen.getByLabelText(/Ihr Name/)).toHaveFocus();
    const email = screen.getByLabelText(/E-Mail-Adresse/);
    expect(email).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
    await userEvent.type(email, '.org');
    expect(email).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(screen.getByRole('group', { name: 'Eine Angabe stimmt noch nicht' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: /Einverstanden/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(await screen.findByRole('group', { name: 'Vielen Dank!' })).toHaveFocus();
    expect(requests[0]?.body).toMatchObject({
      field_values: { name: 'Anna <b>', email: 'anna@example.org', topics: ['schule', 'kita'], consent: true },
    });
  });

  test.each([
    ['token', /war zu lange offen/],
    ['limited', /warten Sie eine Minute/],
    ['unavailable', /schreiben Sie an haus@example.org/],
  ] as const)('%s: said above the form, and nothing is lost', (reason, text) => {
    serve(refusedFor(reason));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('Anna <b>');
    expect(screen.queryByRole('group', { name: /stimm/ })).not.toBeInTheDocument();
  });

  test.each([{}, { '': 'invalid' }, { gone: 'required' }])(
    'a problem without a field is shown all the same: %j',
    (problems) => {
      serve(refusedFor('values', problems));
      expect(screen.getByRole('group', { name: 'Eine Angabe stimmt noch nicht' })).toHaveTextContent(
        'Diese Angabe passt nicht zu diesem Feld.',
      );
    },
  );

  test('values that no browser posts leave their field empty', () => {
    serve({ ...refusedFor('values'), posted: 'name=a&name=b&consent=maybe&group=x' });
    expect(screen.getByLabelText(/Ihr Name/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /Einverstanden/ })).not.toBeChecked();
  });

  test('after it was sent the page says thank you, and does not take the focus from a visitor who has gone on', async () => {
    const hydrate = serve(undefined, `${PATH}?sent=1`);
    expect(screen.getByRole('group', { name: 'Vielen Dank!' })).toHaveTextContent('bei uns angekommen');
    expect(box.querySelector('form')).toBeNull();
    await hydrate();
    expect(document.body).toHaveFocus();
  });

  test('the title says that it was not sent', () => {
    const { context } = fakeHost({ namespace: 'content', texts: de });
    const meta = page.meta(EXAMPLES.form, { ...context({}), refused: WRONG });
    expect([meta.title, meta.breadcrumbs.at(-1)?.title]).toEqual(['Nicht gesendet: Kontakt', 'Kontakt']);
  });
});
