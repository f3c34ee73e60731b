import type { EventDetail, EventListItem, EventsPage, Teaser } from '@vestibule/contracts';

/** Records as the backend answers them, for tests. */
export function listItem(changes: Partial<EventListItem> = {}): EventListItem {
  const id = changes.id ?? 1;
  return {
    id,
    lang: 'de',
    slug: `abend-${id}`,
    title: `Abend ${id}`,
    preline: '',
    subline: '',
    list_day: (changes.date_start ?? '2026-11-21').slice(0, 10),
    date_start: '2026-11-21T19:30:00+01:00',
    date_end: null,
    all_day: false,
    timezone: 'Europe/Berlin',
    event_type_new: null,
    room: { id: 3, name: 'Großer Saal' },
    venue: { id: 1, name: 'Salzhof' },
    genre: null,
    series: null,
    tags: [],
    access: [],
    image_obj: null,
    status: 'scheduled',
    availability: 'available',
    state: '',
    price_from: '12.00',
    price_to: '38.00',
    id_jet: `VB${id}`,
    ticket_url: '',
    ...changes,
  };
}

export function eventsPage(results: EventListItem[], next: string | null = null, count = results.length): EventsPage {
  return { count, next, previous: null, results };
}

export function teaser(changes: Partial<Teaser> = {}): Teaser {
  return {
    id: 1,
    lang: 'de',
    position: '2026-11-21',
    name: 'teaser',
    link: '/de/museum',
    preline: '',
    headline: 'Das lange Licht',
    subline: '',
    link_text: 'Zur Ausstellung',
    style: 'wide',
    image_obj: null,
    image_thumbnails: null,
    ...changes,
  };
}

export function detail(changes: Partial<EventDetail> = {}): EventDetail {
  return {
    ...listItem({ id: 7, title: 'Stimmen im Gewölbe', date_end: '2026-11-21T21:00:00+01:00' }),
    names: { de: 'stimmen', en: 'voices' },
    text: '<p>Im Salzkeller klingt jede Stimme größer.</p>',
    duration_minutes: 90,
    exhibition: null,
    production: { id: 6, title: 'Im Gewölbe', slug: 'im-gewoelbe' },
    persons: [{ id: 2, slug: 'quirin-haberstroh', name: 'Quirin Haberstroh', function: 'Leitung', image_obj: null }],
    series_slug: '',
    venue_detail: {
      slug: 'salzhof',
      address: { street: 'Salzstraße 1', zip: '', city: 'Tannlitz', country: 'DE' },
      address_line: 'Salzstraße 1, Tannlitz',
      access: '<p>Stufenlos</p>',
      latitude: 50.5,
      longitude: 13.1,
      theme: 'museum',
    },
    image_thumbnails: { small: '/media/a/320.jpg', medium: '/media/a/768.jpg', large: '/media/a/1280.jpg' },
    audio: [],
    seat_groups: [],
    prices: [],
    other_dates: [{ id: 8, date_start: '2026-11-28T19:30:00+01:00', all_day: false, slug: 'stimmen' }],
    other_events: [],
    bookable: true,
    tickets_live: false,
    waitable: false,
    moved_from: '',
    ...changes,
  };
}
