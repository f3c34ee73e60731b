/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { ProgressBar } from './progress-bar';
import { renderLayout } from './testing/render-layout';

test('appears after 200 ms and goes with the navigation', () => {
  jest.useFakeTimers();
  const { store, container } = renderLayout(<ProgressBar />);
  act(() => store.ui.startNavigation(false));
  act(() => void jest.advanceTimersByTime(199));
  expect(container.firstChild).not.toHaveClass('running');
  act(() => void jest.advanceTimersByTime(1));
  expect(container.firstChild).toHaveClass('running');
  act(() => store.ui.endNavigation());
  expect(container.firstChild).not.toHaveClass('running');
  jest.useRealTimers();
});
