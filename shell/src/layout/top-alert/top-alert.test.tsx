/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { exampleBreakingNews } from '@vestibule/contracts/examples/house';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/render-layout';
import { rememberClosed } from './closed-cookie';
import { TopAlert } from './top-alert';

const alert = () => screen.queryByRole('complementary', { name: 'Aktueller Hinweis' });

function show(from = 0) {
  const fake = renderLayout(
    <>
      <TopAlert />
      <header>
        <a href="/de">Startseite</a>
      </header>
    </>,
  );
  act(() => fake.store.breakingNews.set(exampleBreakingNews.slice(from)));
  return fake;
}

describe('top alert', () => {
  afterEach(() => {
    document.cookie = 'vestibule_alert=; max-age=0; path=/';
  });

  test('says title and text, and leads on', () => {
    show();
    expect(alert()).toHaveTextContent('Aufzug außer BetriebBitte fragen Sie an der Kasse.');
    expect(within(alert() as HTMLElement).getByRole('link', { name: 'Anfahrt' })).toHaveAttribute(
      'href',
      '/de/besuch/anfahrt',
    );
  });

  test('has no link when the news has none', () => {
    show(1);
    expect(alert()).toHaveTextContent('Heute länger geöffnet');
    expect(within(alert() as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  test('is closed for good, and the focus goes on to the next element', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(alert()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Startseite' })).toHaveFocus();
    expect(document.cookie).toContain('vestibule_alert=1');
    unmount();
    show();
    expect(alert()).not.toBeInTheDocument();
  });

  test('another alert than the closed one is shown', () => {
    rememberClosed(1);
    show(1);
    expect(alert()).toBeInTheDocument();
  });
});
