import { fakeHost } from '@vestibule/testkit/fake-host';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
import { initialsOf } from './initials';
import personPage from './person.page';
import teamPage from './team.page';
import { toSearch } from './team-query';

const host = (answers = {}) => fakeHost({ namespace: 'content', texts: de, answers });

async function showTeam(search = '', answer: object = EXAMPLES.team, design: object = {}) {
  const fake = fakeHost({
    namespace: 'content',
    texts: de,
    answers: { '/de/api/team/': answer },
    path: `/de/team${search}`,
  });
  const context = fake.context({}, `/de/team${search}`);
  const data = await teamPage.loader?.(context);
  if (!data) throw new Error('no data');
  fake.store.settings.set({ ...exampleSettings, design: { ...exampleSettings.design, ...design } });
  const { unmount } = render(<teamPage.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, unmount, meta: teamPage.meta(data, context) };
}
const nobody = { count: 0, next: null, previous: null, results: [], letters: [] };

describe('team', () => {
  test('the team: departments with their people, and ways to them', async () => {
    await showTeam();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Team',
      'Haus',
      'Dr. Mara Beispiel',
      'Kasse',
      'Jan Muster',
    ]);
    const house = screen.getByRole('region', { name: 'Haus' });
    expect(within(house).getByText('Leitung')).toBeVisible();
    expect(within(house).getByRole('link', { name: 'Dr. Mara Beispiel' })).toHaveAttribute(
      'href',
      '/de/team/mara-beispiel/7',
    );
    const ways = within(screen.getByRole('navigation', { name: 'Bereiche' }));
    expect(
      ways.getAllByRole('link').map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent),
    ).toEqual(['Haus', 'Kasse']);
    expect(
      within(screen.getByRole('navigation', { name: 'Weitere Seiten des Teams' })).getByRole('link'),
    ).toHaveAttribute('href', '/de/team?page=2');
  });

  test('where the house wants it so, a department shows its people when one opens it', async () => {
    const { unmount } = await showTeam('', EXAMPLES.team, { teamAccordion: true });
    const house = within(screen.getByRole('region', { name: 'Haus' }));
    expect(house.getByText('Leitung')).not.toBeVisible();
    await userEvent.click(house.getByRole('heading', { name: 'Haus' }));
    expect(house.getByText('Leitung')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Bereiche' })).not.toBeInTheDocument();
    unmount();
    // The person of the search is in sight.
    await showTeam('?letter=M', EXAMPLES.team, { teamAccordion: true });
    expect(screen.getByText('Leitung')).toBeVisible();
  });

  test('letters and a search are links and a form, which work without script', async () => {
    const { requests, meta } = await showTeam('?letter=M');
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/team/?letter=M&page=1']);
    const letters = within(screen.getByRole('navigation', { name: 'Nach Anfangsbuchstaben' }));
    expect(letters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alle', '/de/team'],
      ['B', '/de/team?letter=B'],
      ['M', '/de/team?letter=M'],
    ]);
    expect(letters.getByRole('link', { current: 'page' })).toHaveTextContent('M');
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/de/team']);
    expect(within(form).getByRole('searchbox', { name: 'Namen, Aufgabe oder Bereich suchen' })).toHaveAttribute(
      'name',
      'q',
    );
    expect(meta).toMatchObject({ title: 'Team – M', noindex: true, urls: { en: '/en/team?letter=M' } });
  });

  test('the route declares every parameter that the address may have', () => {
    const declared = remote.routes.find(({ id }) => id === 'team')?.query;
    expect([...new URLSearchParams(toSearch({ q: 'a', letter: 'B', page: 2 })).keys()]).toEqual(declared);
  });

  test('a search without results is reported, with the link back', async () => {
    const { requests } = await showTeam('?q=niemand', nobody);
    expect(requests.map(({ path }) => path)).toEqual(['/de/api/team/?q=niemand&page=1']);
    expect(screen.getByText('Niemand gefunden.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('niemand');
    expect(screen.getByRole('link', { name: 'Das ganze Team' })).toHaveAttribute('href', '/de/team');
  });

  test('a house that names nobody yet says where to ask', async () => {
    await showTeam('', nobody);
    expect(screen.getByText(/an der Kasse/)).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  test.each([
    ['?page=0', 400],
    ['?page=9', 404],
    ['?letter=abc', 404],
  ])('%s is refused with %d', async (search, status) => {
    await expect(showTeam(search, nobody)).rejects.toMatchObject({ status });
  });

  test.each([
    ['Dr. Henrike Ahlbrand', 'HA'],
    ['Ludmila Závřelová', 'LZ'],
    ['Änne', 'Ä'],
    ['Prof. Dr. Ines von Falkenrath', 'IF'],
  ])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  async function load(person = EXAMPLES.person) {
    const fake = host({ '/de/api/persons/7/': person });
    fake.store.settings.set(exampleSettings);
    const context = fake.context({ slug: 'alt', id: '7' });
    const data = await personPage.loader?.(context);
    if (!data) throw new Error('no data');
    return { ...fake, context, data };
  }

  test('a person: function, text, productions, and the programme’s list of theirs', async () => {
    const { data, wrapper } = await load();
    render(<personPage.Component data={data} />, { wrapper });
    expect(screen.getByRole('heading', { level: 1, name: 'Dr. Mara Beispiel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abendführungen' })).toHaveAttribute(
      'href',
      '/de/produktionen/abendfuehrungen/6',
    );
    expect(screen.getByRole('link', { name: 'Das lange Licht' })).toHaveAttribute(
      'href',
      '/de/produktionen/das-lange-licht/9',
    );
    expect(screen.getByTestId('slot-event-list')).toBeInTheDocument();
    expect(personPage.slots?.(data)).toMatchObject([
      { slot: 'event-list', params: { headline: 'Nächste Termine', person: 7 } },
    ]);
  });

  test('a person’s page says who it is about, at its own address', async () => {
    const { data, context } = await load();
    expect(personPage.meta(data, context)).toMatchObject({
      title: 'Dr. Mara Beispiel',
      description: 'Leitet das Haus seit 2019.',
      urls: { en: '/en/team/mara-beispiel/7' },
      breadcrumbs: [{ url: '/de/team' }, { title: 'Dr. Mara Beispiel', url: '/de/team/mara-beispiel/7' }],
      jsonLd: [
        {
          '@type': 'Person',
          name: 'Dr. Mara Beispiel',
          jobTitle: 'Leitung',
          url: 'https://example.org/de/team/mara-beispiel/7',
        },
      ],
    });
    expect(schemaProblems(personPage.meta(data, context).jsonLd)).toEqual([]);
  });

  test('a guest belongs neither to the team nor to the house', async () => {
    const { data, context } = await load({ ...EXAMPLES.person, department: '' });
    const { breadcrumbs, jsonLd } = personPage.meta(data, context);
    expect(breadcrumbs).toEqual([{ title: 'Dr. Mara Beispiel', url: '/de/team/mara-beispiel/7' }]);
    expect(jsonLd).toEqual([expect.not.objectContaining({ affiliation: expect.anything() as unknown })]);
    expect(schemaProblems(jsonLd)).toEqual([]);
  });

  test('an invalid id is not found, without a request', async () => {
    const { context, requests } = host();
    await expect(personPage.loader?.(context({ slug: 'x', id: '7a' }))).rejects.toMatchObject({ status: 404 });
    expect(requests).toEqual([]);
  });
});
