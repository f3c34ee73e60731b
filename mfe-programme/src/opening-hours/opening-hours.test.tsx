import type { OpeningHoursToday } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import en from '../../translations/en.json';
import { toData } from './opening-hours.loader';
import slot from './opening-hours.slot';

const hours = (date: string, to: string, more: Partial<OpeningHoursToday> = {}): OpeningHoursToday => ({
  date,
  opening_hours: [{ time_from: '10:00', time_to: to, closed: false, alternative_text: '', alternative_link_url: '' }],
  opening_hours_exceptions: [],
  ...more,
});
const TODAY = hours('2026-11-21', '18:00');
const NOON = Date.UTC(2026, 10, 21, 11);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

function show(answer: OpeningHoursToday, tomorrow: OpeningHoursToday = answer, lang: 'de' | 'en' = 'de') {
  const fake = fakeHost({
    lang,
    namespace: 'programme',
    texts: lang === 'de' ? de : en,
    answers: { [`/${lang}/api/opening-hours-today/`]: tomorrow },
  });
  render(<slot.Component params={{}} data={toData(answer, NOON)} />, { wrapper: fake.wrapper });
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
