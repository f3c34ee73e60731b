import type { OpeningHoursToday, SlotParams } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import en from '../../translations/en.json';
import { toData } from './opening-hours.loader';
import slot from './opening-hours.slot';

const hours = (date: string, to: string, more: Partial<OpeningHoursToday> = {}): OpeningHoursToday => ({
  date,
  theme: 'museum',
  opening_hours: [{ time_from: '10:00', time_to: to, closed: false, alternative_text: '', alternative_link_url: '' }],
  opening_hours_exceptions: [],
  yesterday: [],
  others: [],
  ...more,
});
const TODAY = hours('2026-11-21', '18:00');
const NOON = Date.UTC(2026, 10, 21, 11);

describe('opening hours', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON }));
  afterEach(() => jest.useRealTimers());

  type Params = SlotParams['header-info'];
  function show(
    answer: OpeningHoursToday,
    tomorrow: OpeningHoursToday = answer,
    lang: 'de' | 'en' = 'de',
    params: Params = {},
  ) {
    const fake = fakeHost({
      lang,
      namespace: 'programme',
      texts: lang === 'de' ? de : en,
      answers: { [`/${lang}/api/opening-hours-today/`]: tomorrow },
    });
    render(<slot.Component params={params} data={toData(answer, NOON)} />, { wrapper: fake.wrapper });
    return fake;
  }

  test('says until when, in German with Uhr', () => {
    show(TODAY);
    expect(screen.getByText('Geöffnet bis 18:00 Uhr')).toBeVisible();
  });

  test('says it in English', () => {
    show(TODAY, TODAY, 'en');
    expect(screen.getByText('Open until 18:00')).toBeVisible();
  });

  test('follows the clock while the page stays open', () => {
    show(TODAY);
    act(() => jest.advanceTimersByTime(6 * 60 * 60 * 1000));
    expect(screen.getByText('Geschlossen')).toBeVisible();
  });

  test('asks again on the next day', async () => {
    const { requests } = show(TODAY, hours('2026-11-22', '20:00'));
    expect(requests).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(12 * 60 * 60 * 1000));
    expect(requests).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(11 * 60 * 60 * 1000));
    expect(requests).toHaveLength(1);
    expect(screen.getByText('Geöffnet bis 20:00 Uhr')).toBeVisible();
  });

  test('says why today is different, and where to read more', () => {
    const exception = {
      time_from: '',
      time_to: '',
      closed: true,
      alternative_text: 'Heiligabend geschlossen',
      alternative_link_url: '/de/besuch',
    };
    show(hours('2026-11-21', '18:00', { opening_hours_exceptions: [exception] }));
    expect(screen.getByText('Geschlossen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Heiligabend geschlossen' })).toHaveAttribute('href', '/de/besuch');
  });

  test.each<[string, Params, string]>([
    ['its venue', { venue: 2, theme: 'museum' }, '17:00'],
    ['the venue of its theme', { theme: 'castle' }, '17:00'],
    ['the main venue, where its own has no hours', { venue: 9, theme: 'museum' }, '18:00'],
    ['the main venue', {}, '18:00'],
  ])('a page has the hours of %s', (_, params, time) => {
    const { opening_hours } = hours('2026-11-21', '17:00');
    const other = { opening_hours, opening_hours_exceptions: [], yesterday: [] };
    const others: OpeningHoursToday['others'] = [
      { venue: 3, theme: 'museum', ...other, opening_hours: [] },
      { venue: 2, theme: 'castle', ...other },
    ];
    show(hours('2026-11-21', '18:00', { others }), undefined, 'de', params);
    expect(screen.getByText(`Geöffnet bis ${time} Uhr`)).toBeVisible();
  });
});
