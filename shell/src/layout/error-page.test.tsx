/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { ErrorPage } from './error-page';
import { renderLayout } from './testing/render-layout';

describe('error page', () => {
  test('says what happened and offers three ways on', () => {
    renderLayout(<ErrorPage />, { lang: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  test('the house’s own page for a status stands instead', () => {
    renderLayout(
      <ErrorPage
        failure={{ status: 404, code: 'not_found', page: { html: '<h2>Hier hängt nichts</h2>', lang: 'de' } }}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Hier hängt nichts' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Diese Seite wurde nicht gefunden' })).toBeInTheDocument();
  });

  test('the house’s own content stands instead of everything else', () => {
    renderLayout(
      <ErrorPage>
        <h1>Verlaufen?</h1>
      </ErrorPage>,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Verlaufen?']);
  });

  test('an address that leads nowhere is noted, once; another failure is not', async () => {
    const { requests } = renderLayout(<ErrorPage />, {
      path: '/de/weg?a=1',
      answers: { '/api/dashboard-error-log/': {} },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/dashboard-error-log/',
      body: { url: '/de/weg?a=1' },
    });
    const other = renderLayout(<ErrorPage failure={{ status: 500, code: 'internal' }} />);
    await act(async () => undefined);
    expect(other.requests).toEqual([]);
  });

  test('a status without words of its own is an unknown error', () => {
    renderLayout(<ErrorPage failure={{ status: 418, code: 'internal' }} />);
    expect(screen.getByText(/Ein unbekannter Fehler ist aufgetreten/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  });

  test('a route that asks for an unknown middleware says which', () => {
    renderLayout(<ErrorPage failure={{ status: 500, code: 'unknown_middleware', detail: 'x' }} />, { lang: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unknown middleware x');
  });

  test('a shop that is offline is no site that is', () => {
    renderLayout(<ErrorPage failure={{ status: 503, code: 'shop_offline' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Webshop offline' })).toBeInTheDocument();
  });

  test('a visitor who must log in first is led there and back', () => {
    renderLayout(<ErrorPage failure={{ status: 401, code: 'unauthorised' }} />, { path: '/cms-hub/releases?x=1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      '/de/user/login?next=%2Fcms-hub%2Freleases%3Fx%3D1',
    );
  });

  test('a logged-in visitor gets no advice to log in', () => {
    const { store } = renderLayout(<ErrorPage failure={{ status: 403, code: 'forbidden' }} />);
    expect(screen.getByText(/Vielleicht müssen Sie sich anmelden/)).toBeInTheDocument();
    act(() =>
      store.user.setLogin({
        logged: true,
        id: 1,
        email: 'a@example.org',
        username: 'anna',
        role: 'editor',
        role_name: '',
        rights: ['hub'],
        admin_menus: [],
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Dafür reichen Ihre Rechte nicht aus' })).toBeInTheDocument();
  });

  test('an invalid query is reported, and named above the page without it', async () => {
    const { reported } = renderLayout(
      <ErrorPage failure={{ status: 400, code: 'validation', detail: 'date, page' }}>
        <h1>Programm</h1>
      </ErrorPage>,
      { path: '/de/veranstaltungen?date=31-02-2026&tag=3&page=0' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Ein Teil dieser Adresse stimmt nicht.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'date=31-02-2026',
      'page=0',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Programm' })).toBeInTheDocument();
    expect(reported).toMatchObject([
      { code: 'validation', message: 'Bad query: /de/veranstaltungen?date=31-02-2026&tag=3&page=0' },
    ]);
  });

  test('an invalid query without such a page is reported too; missing and failed pages are not', async () => {
    const { reported } = renderLayout(<ErrorPage failure={{ status: 400, code: 'validation' }} />, {
      path: '/de/veranstaltungen?room=x',
    });
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Diese Adresse stimmt nicht ganz' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (const failure of [{ status: 404, code: 'not_found' } as const, { status: 500, code: 'internal' } as const]) {
      const other = renderLayout(<ErrorPage failure={failure} />, { answers: { '/api/dashboard-error-log/': {} } });
      await act(async () => undefined);
      expect(other.reported).toEqual([]);
    }
  });

  test.each([
    ['de', '404: nicht gefunden'],
    ['en', '404 Not Found'],
    ['cs', '404: nenalezeno'],
  ] as const)('the status of a missing page is in the page’s language: %s', (lang, text) => {
    renderLayout(<ErrorPage />, { lang });
    expect(screen.getByText(text)).not.toHaveAttribute('lang');
  });
});
