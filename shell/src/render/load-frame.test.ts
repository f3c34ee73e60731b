import { exampleBreakingNews, exampleNavigation, exampleSettings } from '@vestibule/contracts/testing/examples/house';
import { Failure, fakeHost } from '@vestibule/contracts/testing/fake-host';
import { loadFrame } from './load-frame';

const NEWS = '/de/api/breaking-news/';
const answers = { '/de/pageeditor-api/settings': exampleSettings, '/de/pageeditor-api/nav': { navigation: exampleNavigation }, [NEWS]: exampleBreakingNews };

test('settings, menu and the first alert', async () => {
  const { host, store } = fakeHost({ answers });
  await loadFrame(host, '', 'default');
  expect(store.settings.current).toEqual(exampleSettings);
  expect(store.navigation.current).toEqual(exampleNavigation);
  expect(store.breakingNews.shown).toEqual(exampleBreakingNews[0]);
});

test('a page comes without its alert when that cannot be loaded, and says so', async () => {
  const { host, store, reported } = fakeHost({ answers: { ...answers, [NEWS]: new Failure(503) } });
  await loadFrame(host, '', 'default');
  expect(store.settings.current).toEqual(exampleSettings);
  expect(store.breakingNews.shown).toBeNull();
  expect(reported).toEqual([expect.objectContaining({ code: 'unavailable' })]);
});

test('the dashboard does not ask for alerts', async () => {
  const { host, requests } = fakeHost({ answers });
  await loadFrame(host, '', 'dashboard');
  expect(requests.map(({ path }) => path)).not.toContain(NEWS);
});
