import { fakeHost } from '@vestibule/testkit/fake-host';
import * as dates from '@vestibule/contracts/dates';
import { listItem } from '../testing/records';
import { toRow } from './to-row';

const row = (changes: Parameters<typeof listItem>[0]) => toRow(listItem(changes), fakeHost().host, dates);

describe('to row', () => {
  test('an event with prices of several heights says from which', () => {
    expect(row({})).toMatchObject({
      time: '19:30 Uhr',
      price: '12.00',
      from: true,
      tickets: 'here',
      state: '',
      room: 'Großer Saal',
    });
    expect(row({ price_to: '12.00' }).from).toBe(false);
  });

  test('its tickets are sold here, elsewhere, or by nobody', () => {
    expect(row({ id_jet: 'abend-1', ticket_url: 'https://tickets.example/1' }).tickets).toBe('here');
    expect(row({ id_jet: '', ticket_url: 'https://tickets.example/1' }).tickets).toBe('elsewhere');
    expect(row({ id_jet: '', ticket_url: '' }).tickets).toBe('');
  });

  test('an event that admission includes says so, unless it sells tickets of its own', () => {
    expect(row({ with_admission: true, availability: 'none' }).included).toBe(true);
    expect(row({ with_admission: true }).included).toBe(false);
  });

  test('an event that cannot be bought shows no price and no tickets', () => {
    const closed = { availability: 'none', price_from: null, price_to: null } as const;
    for (const state of ['cancelled', 'over'] as const)
      expect(row({ ...closed, state })).toMatchObject({ state, price: '', free: false, tickets: '' });
    expect(row({ availability: 'sold_out', state: 'sold_out' })).toMatchObject({
      state: 'sold_out',
      price: '',
      tickets: '',
    });
  });

  test('free admission, whole days, and the language of texts that are not translated', () => {
    expect(row({ availability: 'free', price_from: '0.00', price_to: '0.00' })).toMatchObject({
      free: true,
      tickets: 'here',
    });
    expect(row({ all_day: true }).time).toBe('');
    expect(row({ lang: 'en' }).lang).toBe('en');
    expect(row({})).not.toHaveProperty('lang');
  });

  test('one of several days says until when, once its first day is over without its beginning', () => {
    const exhibition = {
      all_day: true,
      date_start: '2026-11-21T00:00:00+01:00',
      date_end: '2027-01-06T00:00:00+01:00',
    };
    expect(row(exhibition)).toMatchObject({ time: '', until: '6. Jan. 2027' });
    expect(row({ ...exhibition, list_day: '2027-01-06' })).toMatchObject({ time: '', until: '6. Jan. 2027' });
    const camp = { date_start: '2026-11-21T10:00:00+01:00', date_end: '2026-11-23T16:00:00+01:00' };
    expect(row(camp)).toMatchObject({ time: '10:00 Uhr', until: '23. Nov. 2026' });
    expect(row({ ...camp, list_day: '2026-11-22' })).toMatchObject({ time: '', until: '23. Nov. 2026' });
    expect(row({ ...camp, list_day: '2026-11-23' })).toMatchObject({ time: '', until: '16:00 Uhr' });
  });

  test('one of an evening says its beginning, and after midnight its end', () => {
    const party = { date_start: '2026-11-21T22:00:00+01:00', date_end: '2026-11-22T03:00:00+01:00' };
    expect(row(party)).toMatchObject({ time: '22:00 Uhr', until: '' });
    expect(row({ ...party, list_day: '2026-11-22' })).toMatchObject({ time: '', until: '03:00 Uhr' });
    expect(row({ date_end: null })).toMatchObject({ time: '19:30 Uhr', until: '' });
    expect(row({ all_day: true, date_end: '2026-11-21T00:00:00+01:00' })).toMatchObject({ time: '', until: '' });
  });

  test('its access is a few words', () => {
    const access = [
      { id: 'step_free', name: 'Stufenlos' },
      { id: 'spoken_en', name: 'Auf Englisch' },
    ];
    expect(row({ access }).access).toBe('Stufenlos · Auf Englisch');
  });

  test('without a room the venue is the place', () => {
    expect(row({ room: null }).room).toBe('Salzhof');
  });
});
