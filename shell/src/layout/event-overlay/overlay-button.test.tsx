/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/render-layout';
import { OverlayButton } from './overlay-button';

function show(path: string, wanted = true, onDetails = false) {
  const fake = renderLayout(<OverlayButton />, { path });
  act(() =>
    fake.store.settings.set({
      ...exampleSettings,
      design: { ...exampleSettings.design, stickyOverlayButton: wanted, detailProgramOverlay: onDetails },
    }),
  );
  return fake;
}
const button = () => screen.queryByRole('button', { name: 'Programm und Tickets' });

describe('overlay button', () => {
  test('opens the overlay', async () => {
    const { store } = show('/de/besuch');
    await userEvent.click(button() as HTMLElement);
    expect(store.ui.eventOverlayOpen).toBe(true);
  });

  test.each([
    ['/de/besuch', false],
    ['/de/veranstaltungen', true],
    ['/de/veranstaltungen/nacht/7', true],
  ])('is not there on %s (setting: %s)', (path, wanted) => {
    show(path, wanted);
    expect(button()).not.toBeInTheDocument();
  });

  test('on pages of events it is a setting of its own', () => {
    show('/de/veranstaltungen/nacht/7', false, true);
    expect(button()).toBeInTheDocument();
  });

  test('never on the programme itself', () => {
    show('/de/veranstaltungen', true, true);
    expect(button()).not.toBeInTheDocument();
  });
});
