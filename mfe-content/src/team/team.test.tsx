import { fakeHost } from '@vestibule/contracts/testing/fake-host';
import { exampleSettings } from '@vestibule/contracts/testing/examples/house';
import { examplePerson, examplePersons } from '@vestibule/contracts/testing/examples/places';
import { schemaProblems } from '@vestibule/contracts/testing/schema-org/problems';
import { render, screen, within } from '@testing-library/react';
import de from '../../translations/de.json';
import { initialsOf } from './initials';
import personPage from './person.page';
import teamPage from './team.page';

const host = (answers = {}) => fakeHost({ namespace: 'content', texts: de, answers });

test('the team: departments with their people, those of none at the end', () => {
  const [first, ...others] = examplePersons;
  render(<teamPage.Component data={[...others, ...(first ? [first] : [])]} />, { wrapper: host().wrapper });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Team', 'Haus', 'Dr. Mara Beispiel', 'Außerdem', 'Jan Muster']);
  const house = screen.getByRole('region', { name: 'Haus' });
  expect(within(house).getByText('Leitung')).toBeVisible();
  expect(within(house).getByRole('link', { name: 'Dr. Mara Beispiel' })).toHaveAttribute('href', '/de/team/mara-beispiel/7');
});

test('a house that names nobody yet says where to ask', () => {
  render(<teamPage.Component data={[]} />, { wrapper: host().wrapper });
  expect(screen.getByText(/an der Kasse/)).toBeVisible();
});

test.each([
  ['Dr. Henrike Ahlbrand', 'HA'],
  ['Ludmila Závřelová', 'LZ'],
  ['Änne', 'Ä'],
  ['Prof. Dr. Ines von Falkenrath', 'IF'],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

async function load() {
  const fake = host({ '/de/api/persons/7/': examplePerson });
  fake.store.settings.set(exampleSettings);
  const context = fake.context({ slug: 'alt', id: '7' });
  const data = await personPage.loader?.(context);
  if (!data) throw new Error('no data');
  return { ...fake, context, data };
}

test('a person: function, text, productions with their next date, and the programme’s list of theirs', async () => {
  const { data, wrapper } = await load();
  render(<personPage.Component data={data} />, { wrapper });
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. Mara Beispiel' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abendführungen' })).toHaveAttribute('href', '/de/veranstaltungen/abendfuehrung/7');
  expect(screen.queryByRole('link', { name: 'Das lange Licht' })).not.toBeInTheDocument();
  expect(screen.getByTestId('slot-event-list')).toBeInTheDocument();
  expect(personPage.slots?.(data)).toMatchObject([{ slot: 'event-list', params: { headline: 'Nächste Termine', person: 7 } }]);
});

test('a person’s page says who it is about, at its own address', async () => {
  const { data, context } = await load();
  expect(personPage.meta(data, context)).toMatchObject({
    title: 'Dr. Mara Beispiel',
    description: 'Leitet das Haus seit 2019.',
    urls: { en: '/en/team/mara-beispiel/7' },
    breadcrumbs: [{ url: '/de/team' }, { title: 'Dr. Mara Beispiel', url: '/de/team/mara-beispiel/7' }],
    jsonLd: [{ '@type': 'Person', name: 'Dr. Mara Beispiel', jobTitle: 'Leitung', url: 'https://example.org/de/team/mara-beispiel/7' }],
  });
  expect(schemaProblems(personPage.meta(data, context).jsonLd)).toEqual([]);
});

test('what is no id is not found, without asking', async () => {
  const { context, requests } = host();
  await expect(personPage.loader?.(context({ slug: 'x', id: '7a' }))).rejects.toMatchObject({ status: 404 });
  expect(requests).toEqual([]);
});
