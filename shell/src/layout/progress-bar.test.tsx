/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';
import { renderLayout } from './testing/render-layout';

describe('progress bar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  test('appears after 200 ms and goes with the navigation', () => {
    const { store, container } = renderLayout(<ProgressBar />);
    act(() => store.ui.startNavigation(false));
    after(199);
    expect(container.firstChild).not.toHaveClass('running');
    after(1);
    expect(container.firstChild).toHaveClass('running');
    act(() => store.ui.endNavigation());
    expect(container.firstChild).not.toHaveClass('running');
  });

  test('after 4 s visitors are asked to wait, until the page is there; the next one has its own time', () => {
    const { store } = renderLayout(<ProgressBar />);
    const words = () => screen.queryByText('Bitte haben Sie einen Augenblick Geduld: Die Seite wird geladen.');
    act(() => store.ui.startNavigation(false));
    after(3999);
    expect(words()).not.toBeInTheDocument();
    after(1);
    expect(words()).toHaveAttribute('aria-live', 'polite');
    act(() => store.ui.endNavigation());
    expect(words()).not.toBeInTheDocument();
    act(() => store.ui.startNavigation(false));
    after(3999);
    expect(words()).not.toBeInTheDocument();
  });
});
