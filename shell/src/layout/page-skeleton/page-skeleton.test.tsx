/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { SKELETON_NAMES } from '@vestibule/contracts/remote/define-remote';
import { act, screen } from '@testing-library/react';
import { renderLayout } from '../testing/render-layout';
import { PageSkeleton } from './page-skeleton';
import './skeletons';

// As the newest browsers do.
const scrolled = jest.fn(() => Promise.resolve());
describe('page skeleton', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { scrollTo: scrolled.mockClear() });
  });
  afterEach(() => jest.useRealTimers());

  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const shape = () => screen.queryByText('Die Seite wird geladen.');

  test('comes after 600 ms, at the top of the page, and goes when the page is there', async () => {
    const { store } = renderLayout(<PageSkeleton />);
    act(() => store.ui.startNavigation(false, 'event-list'));
    await after(599);
    expect(shape()).not.toBeInTheDocument();
    await after(1);
    expect(shape()).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledTimes(1);
    act(() => store.ui.endNavigation());
    expect(shape()).not.toBeInTheDocument();
  });

  test('a page without a shape leaves the one before where it is', async () => {
    const { store } = renderLayout(<PageSkeleton />);
    act(() => store.ui.startNavigation(false));
    await after(5000);
    expect(shape()).not.toBeInTheDocument();
  });

  test.each(SKELETON_NAMES)('%s says nothing but that the page loads', async (name) => {
    const { store, container } = renderLayout(<PageSkeleton />);
    act(() => store.ui.startNavigation(false, name));
    await after(600);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(container).toHaveTextContent(/^Die Seite wird geladen\.$/);
  });

  test('a name that this shell does not know leaves the page before where it is', async () => {
    const { store, container } = renderLayout(<PageSkeleton />);
    act(() => store.ui.startNavigation(false, 'of-a-newer-contract' as never));
    await after(600);
    expect(container).toBeEmptyDOMElement();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
