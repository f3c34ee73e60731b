import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIn } from 'final-form';
import { Form } from 'react-final-form';
import de from '../../translations/de.json';
import type { FieldValues } from '../shared/editable';
import { LinkControl } from './link-control';
import type { LocalisedLink } from './use-other-languages';

const text = (words: string) => ({ text: words, marks: [] });
const HIT = { lang: 'de', excerpt: text(''), date_start: null, date_end: null, all_day: false, place: '', state: '' };
const PAGE = { ...HIT, category: 'pages', id: 4, name: '/de/besuch/anreise', title: text('Anreise'), image_obj: null };
const EVENT = { ...HIT, category: 'events', id: 7, name: 'nacht', title: text('Anreise bei Nacht'), image_obj: null };
const GROUPS = [
  { category: 'pages', count: 1, results: [PAGE] },
  { category: 'events', count: 1, results: [EVENT] },
];

function show(localised?: LocalisedLink) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    answers: {
      '/de/api/search/?q=anreise': { count: 2, meant: null, groups: GROUPS },
      '/api/records/events/7/': { id: 7, version: 'v1', values: { title: { de: 'Anreise bei Nacht' } } },
      '/de/api/search/?q=nichts': { count: 0, meant: null, groups: [] },
    },
  });
  const path = localised ? 'link.de' : 'link';
  let values: FieldValues = {};
  render(
    <Form<FieldValues>
      onSubmit={() => undefined}
      initialValues={{ link: localised ? { de: '', en: '', cs: '/cs/jinde' } : '' }}
      subscription={{ values: true }}
    >
      {(form) => {
        values = form.values;
        return <LinkControl path={path} localised={localised} label="Link" required />;
      }}
    </Form>,
    { wrapper: fake.wrapper },
  );
  return { ...fake, user: userEvent.setup(), link: () => getIn(values, path) as unknown, values: () => values };
}
const input = () => screen.getByRole('combobox', { name: 'Link' });

describe('link control', () => {
  test('words find pages of the house, and the one that is taken is its address', async () => {
    const { user, link } = show();
    await user.type(input(), 'anreise');
    expect(await screen.findByRole('option', { name: 'Anreise Seiten, /de/besuch/anreise' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /^Anreise bei Nacht Veranstaltungen, .*nacht\/7$/ }));
    expect(link()).toMatch(/^\/de\/.*nacht\/7$/);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a record is found in each language, and existing links stay', async () => {
    const { user, link, values } = show({ urls: 'link' });
    await user.type(input(), 'anreise');
    await user.click(await screen.findByRole('option', { name: /^Anreise bei Nacht/ }));
    await waitFor(() => expect(values()['link']).toHaveProperty('en', expect.stringMatching(/^\/en\/.*nacht\/7$/)));
    expect(values()['link']).toMatchObject({ de: link(), cs: '/cs/jinde' });
  });

  test('an empty result is announced, and the typed text stays', async () => {
    const { user, link } = show();
    await user.type(input(), 'nichts');
    expect(await screen.findByText('Nichts gefunden')).toBeVisible();
    await user.tab();
    expect(link()).toBe('nichts');
  });

  test.each(['https://example.org', 'mailto:haus@example.org', '/de/besuch'])(
    'an address is typed as it is: %s',
    async (address) => {
      const { user, link, requests } = show();
      await user.type(input(), address);
      await user.tab();
      expect(link()).toBe(address);
      // Not even for its beginning, which reads like a word.
      expect(requests.filter(({ path }) => path.includes('/search/'))).toEqual([]);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    },
  );
});
