import { momentText, programmeHtml, type KeptEvent } from './programme-list';

const STATES = { cancelled: 'Abgesagt', moved: 'Verlegt', sold_out: 'Ausverkauft' };
const NOON = Date.parse('2026-11-21T11:00:00Z');
const event = (title: string, date_start: string, more: Partial<KeptEvent> = {}): KeptEvent => ({
  title,
  lang: 'de',
  date_start,
  date_end: null,
  all_day: false,
  room: null,
  state: '',
  ...more,
});
/** Text of the list, a line per day or event. */
const lines = (html: string) =>
  html
    .split(/<(?:h3|li)>/)
    .slice(1)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
const list = (events: readonly KeptEvent[], lang: 'de' | 'en' | 'cs' = 'de', now = NOON) =>
  programmeHtml(events, lang, now, STATES);

describe('programme list', () => {
  test('coming events, by day and time, today first and named so', () => {
    const events = [
      event('Spät', '2026-11-21T20:00:00+01:00', { room: { name: 'Saal' } }),
      event('Früh', '2026-11-21T10:00:00+01:00'),
      event('Morgen', '2026-11-22T00:00:00+01:00', { all_day: true }),
      event('Ausstellung', '2026-10-01T10:00:00+02:00', { date_end: '2026-12-01T18:00:00+01:00' }),
      event('Vorbei', '2026-11-20T20:00:00+01:00'),
      event('Heute vorbei', '2026-11-21T10:00:00+01:00', { date_end: '2026-11-21T12:00:00+01:00' }),
    ];
    expect(lines(list(events))).toEqual([
      'Heute, Samstag, 21. November',
      'Ausstellung',
      '10:00 Früh',
      '20:00 Spät Saal',
      'Sonntag, 22. November',
      'Morgen',
    ]);
    expect(lines(list(events, 'en'))[0]).toBe('Today, Saturday 21 November');
    expect(lines(list(events, 'cs'))[0]).toBe('Dnes, sobota 21. listopadu');
  });

  test('the day changes at midnight in Berlin', () => {
    const events = [event('a', '2026-11-21T20:00:00+01:00')];
    expect(list(events, 'de', Date.parse('2026-11-21T22:59:00Z'))).toContain('Heute');
    expect(list(events, 'de', Date.parse('2026-11-21T23:00:00Z'))).toBe('');
  });

  test('cancelled and sold-out events are marked', () => {
    const events = [
      event('a', '2026-11-21T20:00:00+01:00', { state: 'cancelled' }),
      event('b', '2026-11-21T21:00:00+01:00', { state: 'sold_out' }),
    ];
    expect(lines(list(events)).slice(1)).toEqual(['20:00 a Abgesagt', '21:00 b Ausverkauft']);
  });

  test('texts are texts, and say which language they are in when it is another', () => {
    const html = list([
      event('<img src=x onerror="a">', '2026-11-21T20:00:00+01:00', { lang: 'cs', room: { name: 'A & B' } }),
    ]);
    expect(html).toContain('<b lang="cs">&lt;img src=x onerror=&quot;a&quot;&gt;</b><span>A &amp; B</span>');
  });

  test('a moment is shown in the site’s own time', () => {
    expect(momentText(NOON, 'de')).toBe('21. November 2026 um 12:00');
  });
});
