import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import cs from '../../../translations/cs.json';
import de from '../../../translations/de.json';
import en from '../../../translations/en.json';
import page from './audit.page';

async function show(path: string, audit: object = EXAMPLES.audit) {
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: { '/api/audit/': audit } });
  const data = await page.loader?.(fake.context({}, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return fake;
}

describe('audit page', () => {
  test('lists actors and subjects, with the values before and after', async () => {
    await show('/cms-hub/audit');
    expect(screen.getByRole('link', { name: 'Räume: Gartensaal' })).toHaveAttribute('href', '/cms-hub/records/rooms/3');
    expect(screen.getByRole('list', { name: 'Protokoll' })).toHaveTextContent(
      /Geändert:.*mara@example\.org.*Vorher.*280.*Nachher.*300/s,
    );
  });

  test('values have the labels of their forms, and texts their languages', async () => {
    const entry = {
      ...EXAMPLES.audit.results[0]!,
      before: { title: { de: 'Saal', cs: 'Sál' }, capacity: 280 },
      after: { title: { de: 'Gartensaal' }, capacity: null },
    };
    const page = {
      ...EXAMPLES.audit.results[0]!,
      id: 2,
      subject: 'pages',
      before: {},
      after: { publication_de: 'publish' },
    };
    await show('/cms-hub/audit', { ...EXAMPLES.audit, results: [entry, page] });
    const values = screen.getAllByText(/^Werte ansehen/).map(({ textContent }) => textContent);
    expect(values).toEqual(['Werte ansehen: Titel, Plätze', 'Werte ansehen: Veröffentlichung, Deutsch']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Deutsch: Saal\nTschechisch: Sál',
      '280',
      'Deutsch: Gartensaal',
      '–',
      'veröffentlicht',
    ]);
  });

  test('an account has the names of its role and its language', async () => {
    const [one] = EXAMPLES.audit.results;
    const account = {
      ...one!,
      subject: 'users',
      before: { role: 'editor' },
      after: { role: 'publisher', language: 'cs' },
    };
    await show('/cms-hub/audit', { ...EXAMPLES.audit, results: [account] });
    const words = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words).toEqual(['Redaktion', 'Chefredaktion', 'Tschechisch']);
  });

  test('rights of a role, steps of reviews and kinds have their names', async () => {
    const entry = { id: 9, at: '2026-11-20T10:00:00Z', who: 'mara@example.org', action: 'change', title: '' } as const;
    const results = [
      {
        ...entry,
        subject: 'roles',
        subject_id: 'presse',
        before: { rights: ['hub'] },
        after: { rights: ['hub', 'publish:articles'] },
      },
      { ...entry, id: 10, subject: 'articles', subject_id: '7', before: {}, after: { review: 'submit' } },
      {
        ...entry,
        id: 11,
        subject: 'reviews',
        subject_id: 'rules',
        before: { two_people: [] },
        after: { two_people: ['events'] },
      },
    ];
    await show('/cms-hub/audit', { ...EXAMPLES.audit, results });
    const words = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words).toEqual([
      'Hub öffnen',
      'Hub öffnen\nArtikel: veröffentlichen',
      'eingereicht',
      '–',
      'Veranstaltungen',
    ]);
  });

  test('a deleted record keeps its title, and a subject without one its number', async () => {
    const [gone] = EXAMPLES.audit.results;
    await show('/cms-hub/audit', {
      ...EXAMPLES.audit,
      results: [
        { ...gone!, action: 'remove' },
        { ...gone!, id: 2, title: '' },
      ],
    });
    expect(screen.getByText('Räume: Gartensaal')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Räume: Gartensaal' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Räume 3' })).toBeInTheDocument();
  });

  test.each(Object.entries({ de, en, cs }))('every value of an account has a label in %s', (_, { fieldOf }) => {
    const { id: _id, ...account } = EXAMPLES.users[0]!;
    expect(Object.keys(fieldOf.users).sort()).toEqual(Object.keys(account).sort());
  });

  test('the filters of the address are set, and go along to the next page', async () => {
    await show('/cms-hub/audit?who=mara&action=change', { ...EXAMPLES.audit, count: 80, next: '/api/audit/?page=2' });
    expect(screen.getByLabelText('Wer (E-Mail-Adresse)')).toHaveValue('mara');
    expect(screen.getByLabelText('Wie')).toHaveValue('change');
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toMatch(
      /who=mara.*action=change.*page=2/,
    );
  });

  test('an empty log says what to do', async () => {
    await show('/cms-hub/audit?who=nobody', { count: 0, next: null, previous: null, results: [] });
    expect(screen.getByText(/Nehmen Sie einen Filter heraus/)).toBeInTheDocument();
  });
});
