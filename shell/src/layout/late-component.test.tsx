/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lateComponent, loadLateComponents } from './late-component';

const Menu = () => <nav aria-label="Menü">Besuch</nav>;

describe('late component', () => {
  test('the server’s HTML stands until the code comes, also when the part around it changes', async () => {
    const { wrapper: Wrapper } = fakeHost();
    let scroll: (isScrolled: boolean) => void = () => undefined;
    const Header = ({ menu: LateMenu }: { menu: ComponentType<{ className?: string }> }) => {
      const [isScrolled, setScrolled] = useState(false);
      scroll = setScrolled;
      return (
        <header className={isScrolled ? 'scrolled' : ''}>
          <LateMenu className="menu" />
        </header>
      );
    };
    const onServer = lateComponent(() => Promise.resolve(Menu));
    await loadLateComponents();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(
      <Wrapper>
        <Header menu={onServer} />
      </Wrapper>,
    );
    const inBrowser = lateComponent(() => new Promise<typeof Menu>(() => undefined));
    const page = await act(async () => {
      const hydrated = hydrateRoot(
        root,
        <Wrapper>
          <Header menu={inBrowser} />
        </Wrapper>,
      );
      await Promise.resolve();
      return hydrated;
    });
    act(() => scroll(true));
    expect(screen.getByRole('banner')).toHaveClass('scrolled');
    expect(screen.getByRole('navigation', { name: 'Menü' })).toBeVisible();
    act(() => page.unmount());
    root.remove();
  });
});
