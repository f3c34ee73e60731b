/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';
import { renderLayout } from './testing/render-layout';

describe('breadcrumb', () => {
  test('begins with Home and ends here', () => {
    renderLayout(
      <Breadcrumb
        steps={[
          { title: 'Besuch', url: '/de/besuch' },
          { title: 'Anreise', url: '/de/besuch/anreise' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('navigation', { name: 'Sie sind hier' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Startseite', 'Besuch', 'Anreise']);
    expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
    expect(steps[2]).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('navigation')).queryByRole('link', { name: 'Anreise' })).not.toBeInTheDocument();
  });

  test('a step that cannot be visited is plain text', () => {
    const step = (title: string, url: string) => ({ title, url });
    renderLayout(<Breadcrumb steps={[step('Haus', ''), step('Besuch', ''), step('Anreise', '/de/anreise')]} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Startseite',
      'Haus',
      'Besuch',
      'Anreise',
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Startseite']);
  });

  test('the home page has none', () => {
    const { container } = renderLayout(<Breadcrumb steps={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  describe('the step before this page', () => {
    const steps = [
      { title: 'Programm', url: '/de/veranstaltungen' },
      { title: 'Orgelmatinee', url: '/de/veranstaltungen/orgelmatinee/7' },
    ];
    const back = jest.spyOn(window.history, 'back').mockImplementation();
    /** The tab's history: the pages before this one. */
    const arriveFrom = (...urls: string[]) =>
      Object.assign(window, {
        navigation: { currentEntry: { index: urls.length }, entries: () => urls.map((url) => ({ url })) },
      });
    /** Whether the click goes back instead of following the link. */
    const goesBack = (name: string, init?: MouseEventInit) => {
      back.mockClear();
      renderLayout(<Breadcrumb steps={steps} />, { path: steps[1]?.url ?? '' });
      const link = screen.getByRole('link', { name });
      link.addEventListener('click', (click) => click.preventDefault());
      fireEvent.click(link, init);
      return back.mock.calls.length === 1;
    };

    afterEach(() => Reflect.deleteProperty(window, 'navigation'));

    test('goes back to the list as it was left', () => {
      arriveFrom('https://haus.example/de', 'https://haus.example/de/veranstaltungen?type=3&page=2');
      expect(goesBack('Programm')).toBe(true);
    });

    test.each([
      ['from another page', () => arriveFrom('https://haus.example/de/search?q=orgel'), 'Programm', {}],
      ['from outside', () => arriveFrom(), 'Programm', {}],
      ['in a browser without the API', () => undefined, 'Programm', {}],
      ['in a new tab', () => arriveFrom('https://haus.example/de/veranstaltungen'), 'Programm', { ctrlKey: true }],
      ['home', () => arriveFrom('https://haus.example/de'), 'Startseite', {}],
    ])('is a link %s', (_, arrive, name, init) => {
      arrive();
      expect(goesBack(name, init)).toBe(false);
    });
  });
});
