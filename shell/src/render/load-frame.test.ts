import {
  exampleBreakingNews,
  exampleNavigation,
  exampleSettings,
  exampleUserDetails,
} from '@vestibule/contracts/examples/house';
import type { LoginState } from '@vestibule/contracts';
import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { exampleSite } from '@vestibule/testkit/example-site';
import { loadFrame } from './load-frame';

const composition = exampleSite();
const NEWS = '/de/api/breaking-news/';
const answers = {
  '/de/pageeditor-api/settings': exampleSettings,
  '/de/pageeditor-api/nav': { navigation: exampleNavigation },
  [NEWS]: exampleBreakingNews,
};

describe('load frame', () => {
  test('settings, menu and the first alert', async () => {
    const { host, store } = fakeHost({ answers });
    await loadFrame({ ...host, composition }, { cookie: '' }, 'default');
    expect(store.settings.current).toEqual(exampleSettings);
    expect(store.navigation.current).toEqual(exampleNavigation);
    expect(store.breakingNews.shown).toEqual(exampleBreakingNews[0]);
  });

  test('a page comes without its alert when that cannot be loaded, and says so', async () => {
    const { host, store, reported } = fakeHost({ answers: { ...answers, [NEWS]: new Failure(503) } });
    await loadFrame({ ...host, composition }, { cookie: '' }, 'default');
    expect(store.settings.current).toEqual(exampleSettings);
    expect(store.breakingNews.shown).toBeNull();
    expect(reported).toEqual([expect.objectContaining({ code: 'unavailable' })]);
  });

  const exampleLoginState: LoginState = {
    logged: true,
    id: 1,
    email: 'a@museum.example',
    username: 'anna',
    role: 'editor',
    role_name: '',
    rights: ['hub'],
    admin_menus: [],
  };
  const USER = '/de/pageeditor-api/user';
  const DETAILS = '/de/api/user-details/';
  const details = { ...exampleUserDetails, is_logged_in: true };

  test.each([
    [401, 0],
    [403, 1],
    [500, 1],
    [503, 1],
  ])(
    'an unknown visitor (%i) gets an anonymous page, and the failure is reported unless nobody is logged in',
    async (status, reports) => {
      for (const failing of [USER, DETAILS]) {
        const given = { ...answers, [USER]: exampleLoginState, [DETAILS]: details, [failing]: new Failure(status) };
        const { host, store, reported } = fakeHost({ answers: given });
        await loadFrame({ ...host, composition }, { cookie: 'sessionid=x' }, 'default');
        expect(store.settings.current).toEqual(exampleSettings);
        expect([store.user.isEditor, store.user.details.is_logged_in]).toEqual([false, false]);
        expect(reported).toHaveLength(reports);
      }
    },
  );

  test('the logged-in user, when the backend knows it', async () => {
    const { host, store } = fakeHost({ answers: { ...answers, [USER]: exampleLoginState, [DETAILS]: details } });
    await loadFrame({ ...host, composition }, { cookie: 'sessionid=x' }, 'default');
    expect([store.user.isEditor, store.user.details]).toEqual([true, details]);
  });

  test('the dashboard does not ask for alerts', async () => {
    const { host, requests } = fakeHost({ answers });
    await loadFrame({ ...host, composition }, { cookie: '' }, 'dashboard');
    expect(requests.map(({ path }) => path)).not.toContain(NEWS);
  });

  test('an entry leads to where its route is now', async () => {
    const { host, store } = fakeHost({ answers });
    const programme = { de: 'programm', en: 'events', cs: 'programm' };
    const former = [{ id: 'events' as const, path: { ...programme, de: 'veranstaltungen' } }];
    const site = { ...exampleSite([{ id: 'events', path: programme }]), former };
    await loadFrame({ ...host, composition: site }, { cookie: '' }, 'default');
    expect(store.navigation.current.menu.map(({ url }) => url)).toEqual(['/de/besuch', '/de/programm']);
    expect(store.navigation.current.footer).toEqual(exampleNavigation.footer);
  });

  test('a customer is known on a page of their own, as no editor', async () => {
    const customer = { ...details, is_customer: true, first_name: 'Ida' };
    const { host, store, requests } = fakeHost({ answers: { ...answers, [DETAILS]: customer } });
    await loadFrame({ ...host, composition }, { cookie: '', visitor: 'cartid=a; customerid=b' }, 'default');
    expect([store.user.isEditor, store.user.details]).toEqual([false, customer]);
    expect(requests.map(({ path }) => path)).not.toContain(USER);
  });
});
