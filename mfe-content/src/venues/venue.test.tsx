import type { OpeningHours, VenueDetail } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import { mapLink } from './map-link';
import page from './venue.page';

async function load(changes: Partial<VenueDetail> = {}, hours?: OpeningHours) {
  const fake = fakeHost({
    namespace: 'content',
    texts: de,
    answers: {
      '/de/api/venues/7/': { ...EXAMPLES.venue, ...changes },
      ...(hours && { '/de/api/opening-hours/': hours }),
    },
  });
  const context = fake.context({ slug: 'altes-lager', id: '7' });
  const data = await page.loader?.(context);
  if (!data) throw new Error('no data');
  return { ...fake, context, data };
}

describe('venue', () => {
  test('a venue: address with a link to a map, access, rooms with their seats, events', async () => {
    const { data, wrapper } = await load();
    render(<page.Component data={data} />, { wrapper });
    expect(screen.getByRole('heading', { level: 1, name: 'Altes Lager' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Karte/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=51&mlon=13\.7/),
    );
    expect(screen.getByText('Ohne Stufen erreichbar')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Großer Saal, 420 Plätze', 'Hof']);
    expect(page.slots?.(data)).toMatchObject([
      { slot: 'venue-hours', params: { venue: 7 } },
      { slot: 'event-list', params: { venue: 7 } },
    ]);
  });

  test('with a key of the house there is a map as well, which asks nobody before the visitor allows it', async () => {
    const { data, wrapper, store } = await load();
    const key = 'AIzaSyExample-of-a-key_0123456789';
    store.settings.set({ ...exampleSettings, design: { ...exampleSettings.design, mapKey: key } });
    const { container } = render(<page.Component data={data} />, { wrapper });
    const map = container.querySelector('[data-service=google-maps]');
    expect(map).toHaveAttribute('data-iframe-title', 'Karte: Altes Lager');
    const asked = new URLSearchParams(map?.getAttribute('data-id') ?? '');
    expect([asked.get('key'), asked.get('q')]).toEqual([key, 'Museumsplatz 1, 01234 Musterstadt']);
    expect(container.querySelector('iframe, img[src^=http]')).toBeNull();
  });

  test('texts that are not translated say so to those who listen', async () => {
    const { data, wrapper } = await load({ lang: 'cs' });
    render(<page.Component data={data} />, { wrapper });
    expect(screen.getByText('Altes Lager').closest('[lang]')).toHaveAttribute('lang', 'cs');
    expect(screen.getByText('Hof')).toHaveAttribute('lang', 'cs');
  });

  test('its page is in the theme of the venue, and gives its place to search engines', async () => {
    const { data, context } = await load();
    expect(page.meta(data, context)).toMatchObject({
      theme: 'castle',
      urls: { cs: '/cs/venues/altes-lager/7' },
      jsonLd: [
        { '@type': 'Place', address: { streetAddress: 'Museumsplatz 1', addressCountry: 'DE' }, geo: { latitude: 51 } },
      ],
    });
    expect(schemaProblems(page.meta(data, context).jsonLd)).toEqual([]);
    const { data: bare } = await load({
      body: '',
      address: { street: '', zip: '', city: 'Tannlitz', country: '' },
      latitude: null,
      image_thumbnails: null,
    });
    expect(schemaProblems(page.meta(bare, context).jsonLd)).toEqual([]);
  });

  test('without a position the map shows the address, without either there is no link', () => {
    const address = { street: 'Markt 1', zip: '01234', city: 'Musterstadt', country: '' };
    expect(mapLink({ latitude: null, longitude: null, address })).toBe(
      'https://www.openstreetmap.org/search?query=Markt+1%2C+01234+Musterstadt',
    );
    expect(mapLink({ latitude: null, longitude: null, address: { street: '', zip: '', city: '', country: '' } })).toBe(
      '',
    );
  });

  test('structured data names when it is open, and when it is not', async () => {
    const range = (time_from: string, time_to: string, closed = false) => ({
      time_from,
      time_to,
      closed,
      alternative_text: '',
      alternative_link_url: '',
    });
    const week = [[], [range('10:00', '18:00')], [], [], [range('10:00', '12:00'), range('14:00', '20:00')], [], []];
    const exceptions = [{ ...range('', '', true), date: '2026-12-24', holiday: '' }];
    const name = 'Altes Lager';
    const { data, context } = await load({}, [
      { name, venue: { id: 8, slug: 'x' }, week, exceptions: [], yesterday: [], seasons: [], next: null },
      { name, venue: { id: 7, slug: 'altes-lager' }, week, exceptions, yesterday: [], seasons: [], next: null },
    ]);
    const { jsonLd } = page.meta(data, context);
    const days = ({ dayOfWeek, opens, closes }: Record<string, string>) => [dayOfWeek, opens, closes].flat().join(' ');
    const [place] = jsonLd as [Record<string, Record<string, string>[]>];
    expect(place['openingHoursSpecification']?.map(days)).toEqual([
      'Tuesday 10:00 18:00',
      'Friday 10:00 12:00',
      'Friday 14:00 20:00',
    ]);
    expect(place['specialOpeningHoursSpecification']).toMatchObject([
      { validFrom: '2026-12-24', opens: '00:00', closes: '00:00' },
    ]);
    expect(schemaProblems(jsonLd)).toEqual([]);
  });

  test('hours of a season have its days in structured data', async () => {
    const range = (time_to: string) => ({
      time_from: '10:00',
      time_to,
      closed: false,
      alternative_text: '',
      alternative_link_url: '',
    });
    const weekUntil = (time_to: string) => [[range(time_to)], [], [], [], [], [], []];
    const seasons = [
      { from: '2026-11-28', to: '2027-03-31', week: weekUntil('16:00') },
      { from: '2027-04-01', to: '2027-11-27', week: weekUntil('18:00') },
    ];
    const hours = { week: weekUntil('16:00'), exceptions: [], yesterday: [], seasons, next: null };
    const { data, context } = await load({}, [
      { name: 'Altes Lager', venue: { id: 7, slug: 'altes-lager' }, ...hours },
    ]);
    const { jsonLd } = page.meta(data, context);
    expect(jsonLd).toMatchObject([
      {
        openingHoursSpecification: [
          { dayOfWeek: ['Monday'], closes: '16:00', validFrom: '2026-11-28', validThrough: '2027-03-31' },
          { dayOfWeek: ['Monday'], closes: '18:00', validFrom: '2027-04-01', validThrough: '2027-11-27' },
        ],
      },
    ]);
    expect(schemaProblems(jsonLd)).toEqual([]);
  });
});
