import { FORM_SETTINGS, SETTINGS_GROUPS } from '@vestibule/contracts/house/settings';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { login, loginAs } from '../../testing/records';
import page from './settings.page';

const PATH = '/api/house/settings/';
const values = {
  product: { de: 'Haus', en: 'House' },
  is_site_online: true,
  design: { header: { basketLink: '/webshop/cart' } },
  html_header: { code: '<meta name="a" content="b" />' },
};

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/settings',
    answers: {
      '/de/pageeditor-api/user': login,
      [PATH]: { version: 'v1', values },
      '/de/api/record-options/article/': [{ id: 1, slug: '', label: 'neu', title: 'Neu im Haus', day: '' }],
      ...answers,
    },
  });
  const data = await page.loader?.(fake.context({}));
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
    await Promise.resolve();
  });
  const writes = () => fake.requests.filter(({ method }) => method === 'PATCH');
  return { ...fake, writes, user: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Speichern' });

describe('settings page', () => {
  test('the changes are sent, in the language that was edited', async () => {
    const { user, writes, store } = await show();
    await user.click(screen.getByRole('tab', { name: 'Englisch' }));
    await user.type(screen.getByRole('textbox', { name: 'Name des Hauses' }), ' of Salt');
    await user.click(screen.getByRole('checkbox', { name: 'Shop ist online' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Artikel/ }), 'Neu im Haus');
    await user.click(save());
    expect(writes().map(({ body }) => body)).toEqual([
      { product: { de: 'Haus', en: 'House of Salt' }, is_shop_online: false, articles_teaser: 'neu' },
    ]);
    expect(store.alerts.current).toMatchObject({ kind: 'save' });
  });

  test('every control has a text of its own', async () => {
    await show();
    const controls = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('checkbox')];
    for (const control of controls) expect(control).toHaveAccessibleName(expect.stringMatching(/^[A-ZÄÖÜ]/));
    for (const group of screen.getAllByRole('group').filter((one) => one.querySelector(':scope > legend')))
      expect(group).toHaveAccessibleName(expect.stringMatching(/^[A-ZÄÖÜ]/));
  });

  test('the site is not taken offline without a question', async () => {
    const { user, writes } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Website ist online' }));
    await user.click(save());
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Online lassen' })[0]!);
    expect(writes()).toEqual([]);
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Abschalten' }));
    expect(writes().map(({ body }) => body)).toEqual([{ is_site_online: false }]);
  });

  test('a second save starts from the values of the first one, before the page is loaded again', async () => {
    const states = ['v2', 'v3'];
    const { user, writes, store } = await show({
      [PATH]: ({ method, body }) =>
        method === 'GET'
          ? { version: 'v1', values }
          : { version: states.shift(), values: { ...values, ...(body as typeof values) } },
    });
    const online = screen.getByRole('checkbox', { name: 'Website ist online' });
    await user.click(online);
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Abschalten' }));
    await user.click(online);
    await user.click(save());
    expect(writes().map(({ body, version }) => [body, version])).toEqual([
      [{ is_site_online: false }, '"v1"'],
      [{ is_site_online: true }, '"v2"'],
    ]);
    expect(store.alerts.current).toMatchObject({ kind: 'save' });
  });

  test('a refusal of the server is shown at its field', async () => {
    const refusal = new Failure(400, { code: 'validation', field: 'design.header.webshopLink', message: 'nein' });
    const { user } = await show({ [PATH]: ({ method }) => (method === 'GET' ? { version: 'v1', values } : refusal) });
    await user.type(screen.getByRole('combobox', { name: 'Webshop' }), '#');
    await user.click(save());
    expect(screen.getByRole('combobox', { name: 'Webshop' })).toHaveAccessibleDescription(/nein/);
  });

  test('publishers see texts alone', async () => {
    await show({ '/de/pageeditor-api/user': loginAs('publisher') });
    expect(screen.getByRole('textbox', { name: 'Name des Hauses' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Website ist online' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'HTML' })).not.toBeInTheDocument();
  });

  test('a day with other hours is picked, for one year or for every year', async () => {
    const exceptions = [{ key: 'a', date: '--12-24', venue: 'Schloss', closed: true }];
    const { user, writes } = await show({
      [PATH]: { version: 'v1', values: { opening_hours_exceptions: exceptions } },
    });
    const day = within(screen.getByRole('group', { name: 'Tage mit anderen Öffnungszeiten' })).getByLabelText('Datum', {
      selector: 'input',
    });
    const yearly = screen.getByRole('checkbox', { name: 'Jedes Jahr' });
    expect(day).toHaveAttribute('type', 'date');
    expect(day).toHaveValue(`${new Date().getFullYear()}-12-24`);
    expect(yearly).toBeChecked();
    fireEvent.change(day, { target: { value: '2027-12-31' } });
    await user.click(save());
    await user.click(yearly);
    fireEvent.change(day, { target: { value: '2028-02-29' } });
    await user.click(save());
    const dates = writes().map(
      ({ body }) => body as { readonly opening_hours_exceptions: readonly { readonly date: string }[] },
    );
    expect(dates.map(({ opening_hours_exceptions: [first] }) => first?.date)).toEqual(['--12-31', '2028-02-29']);
  });

  test('the settings are folded by subject, and a button of the list unfolds one', async () => {
    const { user } = await show();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('details'));
    expect(sections.length).toBeGreaterThan(5);
    // The first one has the focus.
    for (const section of sections.slice(1)) expect(section).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Öffnungszeiten' }));
    expect(screen.getByRole('heading', { name: 'Öffnungszeiten' }).closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Hinweise' }).closest('details')).not.toHaveAttribute('open');
  });

  test('every setting is below a heading', () =>
    expect(
      Object.values(SETTINGS_GROUPS)
        .flatMap((names) => [...names])
        .toSorted(),
    ).toEqual(Object.keys(FORM_SETTINGS).toSorted()));

  test('the coming holidays of the region are below, each with its hours at every place', async () => {
    const range = { time_from: '', time_to: '', closed: true, alternative_text: '', alternative_link_url: '' };
    const open = { ...range, closed: false, time_from: '10:00', time_to: '18:00' };
    const christmas = { date: '2026-12-25', holiday: '1. Weihnachtstag' };
    const place = { week: Array.from({ length: 7 }, () => []), seasons: [], yesterday: [], next: null };
    await show({
      [PATH]: { version: 'v1', values: { holiday_region: 'DE-SN' } },
      '/de/api/opening-hours/': [
        { ...place, name: 'Haus', venue: null, exceptions: [{ ...range, ...christmas }] },
        {
          ...place,
          name: 'Schloss',
          venue: null,
          exceptions: [
            { ...range, date: '2026-12-24', holiday: '' },
            { ...open, ...christmas },
          ],
        },
      ],
    });
    const table = await screen.findByRole('table', { name: 'Die nächsten Feiertage' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Tag', 'Feiertag', 'Haus', 'Schloss'],
      ['Fr, 25. Dez. 2026', '1. Weihnachtstag', 'Geschlossen', '10–18 Uhr'],
    ]);
  });
});
