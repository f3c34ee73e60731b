/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DefaultLayout } from '../default-layout';
import { META, renderLayout } from '../testing/render-layout';
import { scrollPage, setInSight } from '../testing/window-view';

const toTop = () => screen.queryByRole('button', { name: 'Nach oben' });
const show = () => renderLayout(<DefaultLayout meta={META}>Inhalt</DefaultLayout>);
const half = () => window.innerHeight / 2;

describe('sticky navigation', () => {
  beforeEach(() => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    window.scrollTo = jest.fn();
  });
  afterEach(() => {
    window.scrollY = 0;
  });

  test('appears once half the window is scrolled away, and goes again', () => {
    const { store } = show();
    scrollPage(half());
    expect(toTop()).not.toBeInTheDocument();
    scrollPage(half() + 1);
    expect(toTop()).toBeInTheDocument();
    expect(store.ui.showStickyEvent).toBe(true);
    scrollPage(half());
    expect(toTop()).not.toBeInTheDocument();
  });

  test('is there at once on a page that is restored further down', () => {
    window.scrollY = half() + 1;
    show();
    expect(toTop()).toBeInTheDocument();
  });

  test('leaves the footer area alone', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    scrollPage(half() + 1);
    setInSight(footer, true);
    expect(toTop()).not.toBeInTheDocument();
    setInSight(footer, false);
    expect(toTop()).toBeInTheDocument();
  });

  test('goes to the top, and the focus to where the content begins', async () => {
    show();
    scrollPage(half() + 1);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('jumps where motion is not wanted', async () => {
    window.matchMedia = jest.fn(
      (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    show();
    scrollPage(half() + 1);
    await userEvent.click(toTop() as HTMLElement);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('the way to the programme is there from the beginning of the page, but not at the footer', () => {
    const { store } = show();
    const programme = () => screen.queryByRole('button', { name: 'Programm und Tickets' });
    expect(programme()).not.toBeInTheDocument();
    const design = { ...exampleSettings.design, stickyOverlayButton: true };
    act(() => store.settings.set({ ...exampleSettings, design }));
    expect(programme()).toBeVisible();
    expect(toTop()).not.toBeInTheDocument();
    setInSight(screen.getByRole('contentinfo'), true);
    expect(programme()).not.toBeInTheDocument();
  });

  test('shows the links that the page keeps at hand, by the same rule', () => {
    const { store } = show();
    let remove = () => undefined as void;
    act(() => void (remove = store.ui.addStickyItem({ url: '/de/karten', title: 'Tickets kaufen' })));
    const link = () => screen.queryByRole('link', { name: 'Tickets kaufen' });
    expect(link()).not.toBeInTheDocument();
    scrollPage(half() + 1);
    expect(link()).toHaveAttribute('href', '/de/karten');
    act(() => remove());
    expect(link()).not.toBeInTheDocument();
  });
});
