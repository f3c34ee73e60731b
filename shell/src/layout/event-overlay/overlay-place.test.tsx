/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { renderLayout } from '../testing/render-layout';
import { OverlayPlace } from './overlay-place';

/** The content of the overlay has its own test. */
jest.mock('./event-overlay', () => ({
  __esModule: true,
  default: function Overlay({ onOpened, onClose }: { onOpened: () => void; onClose: () => void }) {
    const tellOpened = useEffectEvent(onOpened);
    useEffect(() => tellOpened(), []);
    return <button onClick={onClose}>Schließen</button>;
  },
}));

function show(search: string) {
  history.replaceState(null, '', `/de/besuch${search}`);
  return renderLayout(
    <>
      <Link to="/de/anders">weiter</Link>
      <OverlayPlace />
    </>,
    { path: '/de/besuch' },
  );
}
const close = () => screen.findByRole('button', { name: 'Schließen' });

describe('overlay place', () => {
  test('an address that asks for it opens it, and loses the flag alone', async () => {
    show('?jahr=2026&overlay=true');
    expect(await close()).toBeVisible();
    expect(location.search).toBe('?jahr=2026');
  });

  test('the address names one that a button opened; closing it takes the flag out again, and nothing else', async () => {
    const { store } = show('?jahr=2026');
    act(() => store.ui.setEventOverlayOpen(true));
    const button = await close();
    expect(location.search).toBe('?jahr=2026&overlay=true');
    await userEvent.click(button);
    expect([store.ui.eventOverlayOpen, location.search]).toEqual([false, '?jahr=2026']);
  });

  test('a new path closes it', async () => {
    const { store } = show('');
    act(() => store.ui.setEventOverlayOpen(true));
    await close();
    await userEvent.click(screen.getByRole('link', { name: 'weiter' }));
    expect(store.ui.eventOverlayOpen).toBe(false);
  });
});
