/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/testing/examples/house';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/render-layout';
import { OverlayButton } from './overlay-button';

function show(path: string, wanted = true) {
  const fake = renderLayout(<OverlayButton />, { path });
  act(() =>
    fake.store.settings.set({ ...exampleSettings, design: { ...exampleSettings.design, stickyOverlayButton: wanted } }),
  );
  return fake;
}
const button = () => screen.queryByRole('button', { name: 'Programm und Karten' });

test('opens the overlay, and says so in the address', async () => {
  const { store } = show('/de/besuch');
  await userEvent.click(button() as HTMLElement);
  expect(store.ui.eventOverlayOpen).toBe(true);
  expect(location.search).toBe('?overlay=true');
});

test.each([
  ['/de/besuch', false],
  ['/de/veranstaltungen', true],
  ['/de/veranstaltungen/nacht/7', true],
])('is not there on %s (setting: %s)', (path, wanted) => {
  show(path, wanted);
  expect(button()).not.toBeInTheDocument();
});
