import { smoke } from './testing/smoke';

describe('smoke render', () => {
  test('a good page gets examples as params and responses, its own texts, a host and a router', async () => {
    const fields = `
    loader: async ({ api, params, t, url, store }) => ({ ...params, path: url.pathname, event: await api.call('event', { params }), known: t('known'), product: store.settings.product }),
    slots: (data) => [{ slot: 'event-booking', id: 'b', params: { event: data.event.id } }],
    Component: ({ data }) => {
      const { t } = useTranslation('fixture');
      const { href, lang, renderSlot } = useHost();
      const [search] = require('react-router-dom').useSearchParams();
      const known = { de: 'Hallo', en: 'Hello', cs: 'Ahoj' }[lang];
      if (t('known') !== known || data.known !== known) throw new Error('texts');
      if (data.id !== '7' || data.unheard !== '1' || data.path !== '/' + lang + '/x/7/1' || data.event.id !== 7 || !data.product) throw new Error('data');
      if (href('fixture/x', { id: 7, unheard: 'a' }) !== '/' + lang + '/x/7/a' || href('cart', {}) !== '/' + lang) throw new Error('href');
      return jsx('main', { children: [jsx('h1', { children: t('known') }, 1), jsx(Slot, { name: 'event-booking', id: 'b', params: { event: 7 } }, 2)] });
    }`;
    await expect(smoke(fields, { path: 'x/:id/:unheard' })).resolves.toEqual([]);
  });

  test('a catch-all gets the example path; unknown calls are 404, nobody is logged in, nothing can be written', async () => {
    const fields = `
    loader: async ({ api, params }) => {
      const codes = await Promise.all([api.call('user'), api.call('logout'), api.call('addToCart', { body: {} })].map((call) => call.catch(({ code }) => code)));
      return { codes: codes.join(), path: params['*'] };
    },
    Component: text(({ codes, path }) => { if (codes !== 'unauthorised,method_not_allowed,method_not_allowed' || path !== 'besuch/anfahrt') throw new Error(codes + path); return path; })`;
    await expect(smoke(fields, { path: '*' })).resolves.toEqual([]);
  });

  test('a page that is not localised is rendered in the default language, at its own address', async () => {
    const fields = `Component: () => { throw new Error(useHost().lang + ' ' + useHost().href('fixture/x', {}) + ' ' + require('react-router-dom').useLocation().pathname); }`;
    await expect(smoke(fields, { path: 'hub', localised: false })).resolves.toEqual([
      expect.stringContaining('./pages/x (de): the render throws Error: de /hub /hub'),
    ]);
  });

  test('a page that asks for a login is not rendered for nobody', async () => {
    const fields = `loader: ({ api }) => api.call('user'), Component: () => { throw new Error('rendered'); }`;
    await expect(smoke(fields)).resolves.toEqual([]);
  });

  test('a slot gets example params, and may render nothing', async () => {
    const fields = `loader: async ({ api, params }) => api.call('events', { query: { page_size: params.limit } }), Component: ({ data, params }) => { if (!params.limit || !data.count) throw new Error(); return null; }`;
    await expect(smoke(fields, { slot: 'event-list' })).resolves.toEqual([]);
  });

  test('an expose for editors only is not rendered', async () => {
    await expect(
      smoke(`Component: () => { throw new Error('rendered'); }`, { slot: 'header-info', editors: true }),
    ).resolves.toEqual([]);
  });
});
