import type { Cart, EventDetail, SeatGroup, Settings } from '@vestibule/contracts';
import { toBookingEvent, type BookingEvent } from '../booking/state/booking-event';

type SeatGroupPrice = SeatGroup['prices'][number];

/** Records as the backend answers them, for tests. */
function price(changes: Partial<SeatGroupPrice> = {}): SeatGroupPrice {
  return { id: 11, name: 'Erwachsene', text: 'Vollpreis', price: '12.00', sale_type_id: 1, seat_group: 1, ...changes };
}

export function seatGroup(changes: Partial<SeatGroup> = {}): SeatGroup {
  const prices = [price(), price({ id: 12, name: 'Schüler', text: 'Ermäßigt', price: '7.50', sale_type_id: 2 })];
  return { id: 1, seat_group: 'Parkett', status: '1', text: '', has_seats: false, prices, timeslots: [], ...changes };
}

export const BALCONY = seatGroup({
  id: 2,
  seat_group: 'Rang',
  prices: [price({ id: 21, price: '9.00', seat_group: 2 })],
});

export const BOXES = seatGroup({
  id: 3,
  seat_group: 'Logen',
  prices: [price({ id: 31, price: '20.00', seat_group: 3 })],
});

export const TIMED = seatGroup({
  timeslots: [
    { id: 1, time_start: '10:00:00', status: '0', block_id: 100 },
    { id: 2, time_start: '11:00:00', status: '1', block_id: 101 },
    { id: 3, time_start: '12:00:00', status: '1', block_id: 102 },
  ],
});

function eventDetail(seat_groups: SeatGroup[]): EventDetail {
  return {
    id: 7,
    lang: 'de',
    slug: 'abend',
    names: { de: 'abend' },
    title: 'Abend',
    preline: '',
    subline: '',
    text: '',
    list_day: '2026-11-21',
    date_start: '2026-11-21T19:30:00+01:00',
    date_end: null,
    all_day: false,
    timezone: 'Europe/Berlin',
    event_type_new: null,
    room: null,
    venue: null,
    genre: null,
    series: null,
    tags: [],
    access: [],
    image_obj: null,
    image_thumbnails: null,
    audio: [],
    status: 'scheduled',
    availability: 'available',
    state: '',
    price_from: '7.50',
    price_to: '12.00',
    id_jet: 'VB7',
    ticket_url: '',
    duration_minutes: null,
    production: null,
    exhibition: null,
    persons: [],
    series_slug: '',
    venue_detail: null,
    seat_groups,
    prices: [],
    other_dates: [],
    other_events: [],
    bookable: true,
    tickets_live: false,
    waitable: false,
    moved_from: '',
  };
}

export const bookingEvent = (...groups: SeatGroup[]): BookingEvent =>
  toBookingEvent(eventDetail(groups.length > 0 ? groups : [seatGroup()]), (key) =>
    key === 'booking.fullPrice' ? 'Vollpreis' : key,
  );

export function cart(changes: Partial<Cart> = {}): Cart {
  return {
    tickets_quantity: 3,
    total: '31.50',
    expires_at: '2026-11-21T10:12:00Z',
    server_time: '2026-11-21T10:00:00Z',
    extensions_left: 10,
    payments: ['desk', 'invoice'],
    terms: { desk_minutes: 30, desk_days: 7, invoice_days: 14, cancel_hours: null },
    checkout_url: '',
    voucher: null,
    lines: [
      {
        id: 1,
        event_title: 'Stimmen im Gewölbe',
        event: { id: 7, slug: 'stimmen' },
        date_start: '2026-11-21T19:30:00+01:00',
        time_start: '',
        seat_group: 'Parkett',
        price_name: 'Erwachsene',
        price: '12.00',
        quantity: 2,
        seats: [],
      },
      {
        id: 2,
        event_title: 'Führung',
        event: { id: 8, slug: 'nacht' },
        date_start: '2026-11-22T10:00:00+01:00',
        time_start: '11:00:00',
        seat_group: '',
        price_name: 'Schüler',
        price: '7.50',
        quantity: 1,
        seats: [],
      },
    ],
    ...changes,
  };
}

export const SETTINGS: Settings = {
  product: 'Salzhof',
  description: '',
  is_site_online: true,
  is_shop_online: true,
  shop_frame: '',
  cookie_domain: '',
  noindex_locales: [],
  html_header: { code: '', hosts: [] },
  html_footer_top: { code: '' },
  html_footer_bottom: { code: '' },
  html_footer_logos: null,
  share_image: '',
  design: {
    header: {
      logoLink: '/',
      basketLink: '',
      webshopLink: '/webshop',
      favoritesLink: '',
      easyLanguageLink: '',
      signLanguageLink: '',
    },
    menu: { style1: '', style2: '' },
    notFoundPath: '',
    errors: [],
    footer: { whistleblowerUrl: '' },
    cookies: { tagManagerId: '', podcastHosts: [] },
    mapKey: '',
    stickyOverlayButton: false,
    detailProgramOverlay: false,
    quickbuyWidget: false,
    teamAccordion: false,
    sections: { event: [], production: [] },
    eventStyle: 1,
    anchorListOffset: 600,
  },
};
