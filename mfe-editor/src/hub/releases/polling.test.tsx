import type { ReleaseState } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import page from './releases.page';

let state: ReleaseState | Failure;
let hidden = false;
describe('polling', () => {
  beforeEach(() => {
    state = EXAMPLES.releases;
    hidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function show() {
    const fake = fakeHost({
      namespace: 'editor',
      texts: de,
      path: '/cms-hub/releases',
      answers: { '/api/releases/': () => state },
    });
    const data = await page.loader?.(fake.context({}));
    fake.requests.length = 0;
    jest.useFakeTimers();
    return { ...fake, ...render(data && <page.Component data={data} />, { wrapper: fake.wrapper }) };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const visibility = async (next: boolean) => {
    hidden = next;
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
  };

  test('asks again every five seconds', async () => {
    const { requests } = await show();
    state = { ...EXAMPLES.releases, server_time: '2026-11-21T12:00:05Z' };
    await pass(4900);
    expect(requests).toHaveLength(0);
    await pass(200);
    expect(requests).toHaveLength(1);
    expect(screen.getByText(/Stand 13:00:05 Uhr/)).toBeInTheDocument();
    await pass(5000);
    expect(requests).toHaveLength(2);
  });

  test('not while nobody looks, but at once when somebody comes back', async () => {
    const { requests } = await show();
    await visibility(true);
    await pass(60_000);
    expect(requests).toHaveLength(0);
    await visibility(false);
    expect(requests).toHaveLength(1);
    await pass(5000);
    expect(requests).toHaveLength(2);
  });

  test('not any more when one has left', async () => {
    const { requests, unmount } = await show();
    unmount();
    await pass(60_000);
    expect(requests).toHaveLength(0);
  });

  test('a state that cannot be read again stays, and is marked as old', async () => {
    await show();
    state = new Failure(503, { code: 'unavailable' });
    await pass(5100);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nicht auf dem neuesten Stand: Der Server ist gerade nicht erreichbar.',
    );
    expect(screen.getByRole('region', { name: 'content' })).toBeInTheDocument();
    state = EXAMPLES.releases;
    await pass(5100);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('numbers that the gateway does not give are unknown', async () => {
    const remotes = EXAMPLES.releases.remotes.map((remote) => ({
      ...remote,
      versions: remote.versions.map((one) => ({ ...one, share: null, loads: null, failures: null })),
    }));
    state = { ...EXAMPLES.releases, remotes };
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Das Gateway antwortet nicht');
    expect(screen.getAllByText('unbekannt').length).toBeGreaterThan(3);
  });
});
