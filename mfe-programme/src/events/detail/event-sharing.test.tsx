import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import { watchTheEnd } from '../../testing/near-the-end';
import { detail } from '../../testing/records';
import page from './event-detail.page';
import { toDetail } from './event-detail.loader';

watchTheEnd();

type Changes = Parameters<typeof detail>[0];
function show(changes: Changes = {}) {
  const fake = fakeHost({ namespace: 'programme', texts: de, path: '/de/veranstaltungen/stimmen/7' });
  const data = toDetail(detail(changes), fake.context({}), dates, {
    organizer: 'Salzhof Tannlitz',
    sections: [],
    related: [],
    shop: '/de/tickets',
  });
  const { unmount } = render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, unmount, data, meta: page.meta(data, fake.context({})) };
}

describe('what to do with it', () => {
  const shareLink = () => screen.getByRole('link', { name: 'Teilen' });
  const canShare = (share: Navigator['share'] | undefined) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => canShare(undefined));

  test('it can be added to a calendar, and recommended by mail', () => {
    show();
    expect(screen.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute('href', '/de/api/events/7/event.ics');
    const mail = new URL(shareLink().getAttribute('href') ?? '');
    expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
      'mailto:',
      'Stimmen im Gewölbe, Samstag, 21. Nov. 2026',
      expect.stringMatching(/^https?:.*\/de\/veranstaltungen\/stimmen\/7$/),
    ]);
  });

  test('its address can be copied, where the browser allows that', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await screen.findByText('Link kopiert')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/de\/veranstaltungen\/stimmen\/7$/));
    unmount();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    show();
    expect(screen.queryByRole('button', { name: 'Link kopieren' })).not.toBeInTheDocument();
  });

  test.each([
    ['closed without a choice', new DOMException('closed', 'AbortError'), 0],
    ['broken', new TypeError('broken'), 1],
  ])('the device’s own way of sharing goes first; one that was %s is reported %#', async (_, failure, reports) => {
    const share = jest.fn(() => Promise.reject(failure));
    canShare(share);
    const { reported } = show();
    fireEvent.click(shareLink());
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Stimmen im Gewölbe' }));
    await act(() => Promise.resolve());
    expect(reported).toHaveLength(reports);
  });
});
