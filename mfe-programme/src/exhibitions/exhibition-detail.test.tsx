import type { Exhibition, OpeningHours } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { render, screen, within } from '@testing-library/react';
import { watchTheEnd } from '../testing/near-the-end';
import de from '../../translations/de.json';
import page from './exhibition-detail.page';

watchTheEnd();

/** A Saturday noon. */
const NOON = Date.UTC(2026, 10, 21, 11, 30);
const range = (from: string, to: string) => ({
  time_from: from,
  time_to: to,
  closed: from === '',
  alternative_text: '',
  alternative_link_url: '',
});
const VENUE = { id: 1, slug: 'museum', name: 'Museum' };
const HOURS: OpeningHours = [
  {
    name: 'Museum',
    venue: VENUE,
    week: [[], [], [], [], [], [range('10:00', '18:00')], [range('10:00', '18:00')]],
    seasons: [],
    next: null,
    exceptions: [{ ...range('', ''), date: '2026-11-22', alternative_text: 'Zu', holiday: '' }],
    yesterday: [],
  },
];

async function show(changes: Partial<Exhibition> = {}, hours: OpeningHours = HOURS) {
  const fake = fakeHost({
    namespace: 'programme',
    texts: de,
    answers: {
      '/de/api/exhibitions/7/': { ...EXAMPLES.exhibition, ...changes },
      '/de/api/opening-hours/': hours,
    },
  });
  fake.store.settings.set(EXAMPLES.settings);
  const context = fake.context({ slug: 'x', id: '7' });
  const data = await page.loader?.(context);
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return { meta: page.meta(data, context) };
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div') ?? document.body;

describe('exhibition detail', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('its days can be added to a calendar while they last, and it can be saved', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute(
      'href',
      '/de/api/exhibitions/7/exhibition.ics',
    );
    expect(screen.getByRole('button', { name: 'Merken: Das blaue Zimmer' })).toBeVisible();
  });

  test.each([
    ['over', { state: 'over' }],
    ['permanent', { state: 'permanent', date_from: null, date_to: null }],
  ] as const)('one that is %s has no days to come', async (_, changes) => {
    await show(changes);
    expect(screen.queryByRole('link', { name: 'In den Kalender' })).not.toBeInTheDocument();
  });

  test('until when, where, open until when today, admission, languages and access', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: /Das blaue Zimmer/ })).toBeVisible();
    expect(screen.getByText('12. Sep. 2026 – 28. Feb. 2027')).toBeVisible();
    expect(screen.getByText('Zu sehen')).toBeVisible();
    expect(fact('Wo')).toHaveTextContent(
      'MuseumKuppelsaal, Galerie, 1. ObergeschossMuseumsplatz 1, 01234 MusterstadtLage und Anreise',
    );
    expect(within(fact('Wo')).getByRole('link', { name: 'Lage und Anreise' })).toHaveAttribute(
      'href',
      '/de/venues/museum/1',
    );
    expect(fact('Heute geöffnet')).toHaveTextContent(/^Heute geöffnetSa, 21. Nov. 2026: 10.*18 Uhr/);
    expect(fact('Preis')).toHaveTextContent('PreisNormal: 9 €Ermäßigt: 6 €');
    expect(fact('Texte')).toHaveTextContent('Deutsch, Englisch, Leichte Sprache');
    expect(fact('Barrierefreiheit')).toHaveTextContent('Ohne Stufen erreichbar');
  });

  test('people, pictures with credits, press, its own dates and articles', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Mara Beispiel' })).toHaveAttribute('href', '/de/team/mara-beispiel/1');
    expect(within(screen.getByRole('region', { name: 'Bilder' })).getByText(/Die Tür/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pressemitteilung (PDF)' })).toBeVisible();
    const dates = within(screen.getByRole('region', { name: 'Führungen und Termine' }));
    expect(dates.getByRole('link', { name: 'Guest lecture' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Aus dem Magazin' })).getByRole('link', { name: 'Licht im Archiv' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/de/cart');
  });

  test('its own exceptions replace the hours of the venue, whose exceptions replace its week', async () => {
    const today = { ...range('12:00', '22:00'), date: '2026-11-21', alternative_text: 'Lange Nacht' };
    await show({ opening_exceptions: [today] });
    expect(fact('Heute geöffnet')).toHaveTextContent(/12.*22 Uhr, Lange Nacht/);
    expect(fact('Abweichende Öffnungszeiten')).toHaveTextContent(/Sa, 21. Nov. 2026: 12.*22 Uhr, Lange Nacht/);
  });

  test('closed by the exception of the venue', async () => {
    jest.setSystemTime(NOON + 86_400_000);
    await show();
    expect(fact('Heute geöffnet')).toHaveTextContent('So, 22. Nov. 2026: Zu');
  });

  test.each([
    ['last_days', { date_to: '2026-11-30' }, 'noch 9 Tage'],
    ['last_days', { date_to: '2026-11-21' }, 'Letzter Tag'],
    ['announced', { date_from: '2027-01-01' }, 'Demnächst'],
    ['permanent', { date_to: null, is_permanent: true }, 'Dauerausstellung'],
  ] as const)('%s: %j', async (state, days, words) => {
    await show({ ...days, state });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('Heute geöffnet') === null).toBe(state === 'announced');
  });

  test('one that is over says so, leads to the others and sells nothing', async () => {
    const { meta } = await show({ state: 'over', date_to: '2026-11-01', prices: [], price_from: null, events: [] });
    expect(screen.getByText('Beendet')).toBeVisible();
    expect(screen.getByText(/Diese Ausstellung ist beendet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aktuelle Ausstellungen' })).toHaveAttribute('href', '/de/ausstellungen');
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
    expect(screen.queryByText('Heute geöffnet')).not.toBeInTheDocument();
    expect(meta.jsonLd?.[0]).not.toHaveProperty('offers');
  });

  test('free admission has no tickets', async () => {
    const { meta } = await show({ is_free: true, prices: [], price_from: null, price_to: null });
    expect(fact('Preis')).toHaveTextContent('Eintritt frei');
    expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
    expect(meta.jsonLd?.[0]).toMatchObject({ isAccessibleForFree: true, offers: [{ price: '0.00' }] });
  });

  test('search engines get place, days, offers and pictures', async () => {
    const { meta } = await show();
    expect(meta).toMatchObject({ record: { kind: 'exhibition', id: 7 }, theme: 'museum', venue: 1 });
    expect(meta.description).toBe(
      '12. Sep. 2026 – 28. Feb. 2027 · Museum · ab 6\u00A0€ · Ein Raum, den niemand betreten durfte',
    );
    expect(schemaProblems(meta.jsonLd)).toEqual([]);
    expect(meta.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'ExhibitionEvent',
        startDate: '2026-09-12',
        endDate: '2027-02-28',
        location: {
          '@type': 'Place',
          name: 'Kuppelsaal, Galerie, Museum',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Museumsplatz 1',
            postalCode: '01234',
            addressLocality: 'Musterstadt',
            addressCountry: 'DE',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 51, longitude: 13.7 },
        },
        isAccessibleForFree: false,
      }),
    ]);
    expect(meta.jsonLd?.[0]).toMatchObject({
      offers: [
        { name: 'Normal', price: '9.00', priceCurrency: 'EUR', validFrom: '2026-08-01' },
        { name: 'Ermäßigt', price: '6.00', priceCurrency: 'EUR', validFrom: '2026-08-01' },
      ],
    });
  });

  test('invents no place and no day', async () => {
    expect((await show({ venue: null, venue_detail: null })).meta.jsonLd).toEqual([]);
    expect((await show({ date_from: null })).meta.jsonLd).toEqual([]);
  });
});
