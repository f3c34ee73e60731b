import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import { Dashboard } from './dashboard';

type Data = Parameters<typeof Dashboard>[0]['data'];
const show = (data: Data, unsaved: Parameters<typeof Dashboard>[0]['unsaved'] = []) =>
  render(<Dashboard data={data} unsaved={unsaved} />, {
    wrapper: fakeHost({ namespace: 'editor', texts: de, path: '/cms-hub' }).wrapper,
  });
const finding = (name: string) => within(screen.getByRole('region', { name }));

describe('dashboard', () => {
  test('leads to each page that is planned, in its language and at its time', () => {
    show(EXAMPLES.dashboard);
    const planned = finding('Geplante Veröffentlichungen');
    expect(planned.getByRole('link', { name: 'Orgelsommer' })).toHaveAttribute('href', '/de/orgelsommer');
    expect(planned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Goldwar nicht möglich20. Nov. 2026, 09:00 Uhr',
      'Kammermusikwird zurückgezogen2. Dez. 2026, 09:00 Uhr',
      'OrgelsommerDeutsch1. Dez. 2026, 08:00 Uhr',
    ]);
    expect(planned.getByRole('link', { name: 'Gold' })).toHaveAttribute('href', '/cms-hub/records/articles/5');
  });

  test('leads to the drafts of the reader', () => {
    show(EXAMPLES.dashboard);
    const drafts = finding('Meine Entwürfe');
    expect(drafts.getByRole('listitem')).toHaveTextContent('Ada KleinPersonen20. Nov. 2026, 10:00 Uhr');
    expect(drafts.getByRole('link', { name: 'Ada Klein' })).toHaveAttribute('href', '/cms-hub/records/persons/6');
  });

  test('leads to each form with input that is not saved, and says nothing without', () => {
    const input = (form: string, title = '') => ({
      form,
      title,
      version: '',
      before: {},
      values: {},
      updated_at: '2026-11-20T09:00:00.000Z',
    });
    const { unmount } = show(EXAMPLES.dashboard, [
      input('records.events.12', 'Orgelnacht'),
      input('records.articles.new'),
      input('records.events.new-7'),
      input('records.pages.new-3'),
      input('settings', 'Einstellungen'),
      input('navigation', 'Navigation'),
      input('records.holograms.1'),
    ]);
    const links = finding('Nicht gespeicherte Eingaben').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Orgelnacht', '/cms-hub/records/events/12'],
      ['Neu: Artikel', '/cms-hub/records/articles/new'],
      ['Neu: Veranstaltungen', '/cms-hub/records/events/new?from=7'],
      ['Neu: Seiten', '/cms-hub/records/pages/new?parent=3'],
      ['Einstellungen', '/cms-hub/settings'],
      ['Navigation', '/cms-hub/navigation'],
    ]);
    unmount();
    show(EXAMPLES.dashboard);
    expect(screen.queryByRole('region', { name: 'Nicht gespeicherte Eingaben' })).not.toBeInTheDocument();
  });

  test('says which dates have no or few seats left', () => {
    show(EXAMPLES.dashboard);
    const [first, second] = finding('Ausverkauft oder fast ausverkauft').getAllByRole('listitem');
    expect(first).toHaveTextContent('Kammermusik28. Nov. 2026, 19:30 Uhrausverkauft');
    expect(second).toHaveTextContent('Führung29. Nov. 2026, 11:00 Uhrnoch 4 von 25');
  });

  test('counts the entries of forms, day by day and form by form', () => {
    show(EXAMPLES.dashboard);
    const entries = finding('Einsendungen der letzten sieben Tage');
    expect(entries.getByText('9')).toBeInTheDocument();
    const days = within(entries.getByRole('list', { name: 'Einsendungen nach Tagen' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'So 15.0',
      'Mo 16.2',
      'Di 17.1',
      'Mi 18.0',
      'Do 19.5',
      'Fr 20.0',
      'Sa 21.1',
    ]);
    expect(entries.getByRole('link', { name: 'Schreiben Sie uns' })).toHaveAttribute(
      'href',
      '/cms-hub/records/forms/1',
    );
    expect(entries.getByText('Einsendungen: 9')).toBeInTheDocument();
  });

  test('leads to the records to translate first', () => {
    show(EXAMPLES.dashboard);
    const missing = finding('Fehlende Übersetzungen');
    expect(missing.getByText('13')).toBeInTheDocument();
    expect(missing.getByText('Veranstaltungen, Tschechisch: 12')).toBeInTheDocument();
    expect(missing.getByRole('link', { name: 'Kammermusik im Rittersaal' })).toHaveAttribute(
      'href',
      '/cms-hub/records/events/7',
    );
  });

  test('leads to the page of each link that leads nowhere', () => {
    show(EXAMPLES.dashboard);
    const [own, outside] = finding('Links, die ins Leere führen').getAllByRole('listitem');
    expect(own).toHaveTextContent('/de/altes-programmAntwort 404/de/besuch und 13 weitere Seitenseit 20. Nov. 2026');
    expect(within(own!).getByRole('link', { name: '/de/besuch' })).toHaveAttribute('href', '/de/besuch');
    expect(outside).toHaveTextContent(
      'https://gone.example/diese Adresse gibt es nicht mehr/en/visitseit 21. Nov. 2026',
    );
  });

  test('says when links were checked, or that they have not been yet', () => {
    const { unmount } = show(EXAMPLES.dashboard);
    expect(
      finding('Links, die ins Leere führen').getByText(/^Geprüft am 21\. Nov\. 2026, 03:06 Uhr\./),
    ).toBeInTheDocument();
    unmount();
    const none = (checked_at: string | null) =>
      show({ ...EXAMPLES.dashboard, broken_links: { checked_at, count: 0, first: [] } });
    const checked = none('2026-11-21T02:06:00Z');
    expect(screen.getByText('Geprüft am 21. Nov. 2026, 03:06 Uhr: Alle Links führten zum Ziel.')).toBeInTheDocument();
    checked.unmount();
    none(null);
    expect(screen.getByText(/^Die Links sind noch nicht geprüft worden\./)).toBeInTheDocument();
  });

  test('an empty part names the next step, and parts that a role may not read are left out', () => {
    show({
      scheduled: [],
      planned_records: [],
      drafts: [],
      to_review: { count: 0, results: [] },
      returned: { count: 0, results: [] },
      mentions: { count: 0, results: [] },
      translations: [],
      pictures_without_alt: 0,
      dates: [],
      entries: null,
      broken_links: { checked_at: null, count: 0, first: [] },
      not_found: { count: 0, first: [] },
    });
    expect(screen.getByText(/Einen Zeitpunkt wählen Sie auf der Seite selbst/)).toBeInTheDocument();
    expect(screen.getByText('Alle Bilder sind in allen Sprachen beschrieben.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Einsendungen/ })).not.toBeInTheDocument();
  });

  test('reports that the data is unavailable', () => {
    show(undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('Was ansteht, ist gerade nicht zu erfahren.');
  });

  test('names the addresses that visitors did not find, with the way to a redirect', () => {
    show(EXAMPLES.dashboard);
    const notFound = finding('Adressen, die Gäste nicht gefunden haben');
    expect(notFound.getByText('14')).toBeInTheDocument();
    expect(notFound.getByRole('listitem')).toHaveTextContent('/de/spielplan31-mal aufgerufenzuletzt am 21. Nov. 2026');
    expect(notFound.getByRole('link', { name: 'Weiterleitung anlegen' })).toHaveAttribute(
      'href',
      '/cms-hub/records/redirects/new',
    );
  });
});
