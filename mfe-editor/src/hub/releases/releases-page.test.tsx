import { fakeHost } from '@vestibule/testkit/fake-host';
import { screen, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import page from './releases.page';
import { STATE, content, show, table, row, moves } from './testing/show-releases';

describe('releases page', () => {
  test('live versions, their visitors, actors and health', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Releases' })).toBeInTheDocument();
    const section = screen.getByRole('region', { name: 'content' });
    expect(section).toHaveTextContent('1.5.0 für 10 % der Besucher');
    expect(within(table('Versionen von content')).getAllByRole('columnheader')).toHaveLength(5);
    expect(row('1.5.0')).toHaveTextContent(
      /Canary 10 %.*21\. Nov\. 2026, 10:00 Uhr.*anna@example\.org.*10\s%.*5\s% \(2 von 40\)/,
    );
    expect(row('1.4.0')).toHaveTextContent(/live.*90\s%/);
    expect(row('1.3.0')).toHaveTextContent(/Zeitpunkt unbekannt.*keine Aufrufe/);
    expect(screen.getByRole('region', { name: 'programme' })).toHaveTextContent('angeheftet');
    expect(within(table('Die letzten 20 Änderungen, die neueste zuerst')).getAllByRole('row')[2]).toHaveTextContent(
      /Zurückgerollt.*auf den Stand Nr\. 5.*ben@example\.org/,
    );
  });

  test('the title of the page and its address', () => {
    const { context } = fakeHost({ namespace: 'editor', texts: de });
    expect(page.meta({} as never, context({}))).toMatchObject({
      title: 'Releases',
      urls: { de: '/cms-hub/releases' },
      noindex: true,
      breadcrumbs: [{ url: '/cms-hub' }, {}],
    });
  });

  test('a preview link is made for a page and a time', async () => {
    const { user, requests } = await show({
      '/api/releases/preview-links/': { url: '/_preview?token=abc&to=%2Fde%2Fbesuch' },
    });
    await user.click(screen.getByRole('button', { name: 'Vorschau-Link: content 1.5.0' }));
    const to = screen.getByLabelText('Seite');
    await user.clear(to);
    await user.type(to, '/de/besuch');
    await user.click(screen.getByRole('button', { name: 'Link erzeugen' }));
    expect(await screen.findByLabelText('Vorschau-Link')).toHaveValue(
      'https://example.org/_preview?token=abc&to=%2Fde%2Fbesuch',
    );
    expect(screen.getByRole('link', { name: 'Vorschau öffnen' })).toHaveAttribute(
      'href',
      'https://example.org/_preview?token=abc&to=%2Fde%2Fbesuch',
    );
    expect(moves(requests)).toEqual([
      { remotes: [{ name: 'content', version: '1.5.0' }], hours: 24, to: '/de/besuch' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await navigator.clipboard.readText()).toContain('token=abc');
    expect(screen.getByText('Der Link ist kopiert.')).toBeInTheDocument();
  });

  test('older versions are behind a disclosure', async () => {
    const versions = [
      ...content.versions,
      ...['1.2.0', '1.1.0'].map((version) => ({
        ...(content.versions[2] as (typeof content.versions)[number]),
        version,
      })),
    ];
    await show({ '/api/releases/': { ...STATE, remotes: [{ ...content, versions }] } });
    expect(screen.getByText('Ältere Versionen (2)')).toBeInTheDocument();
    expect(within(table('Ältere Versionen von content')).getAllByRole('rowheader')).toHaveLength(2);
  });
});
