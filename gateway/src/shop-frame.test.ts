import { testGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const look = { bodyClass: 'none', hydrate: 'idle' } as const;

describe('shop frame', () => {
  test('a page of the shop may show the shop in a frame and let it open windows, and no other may', async () => {
    const { app, backend, close } = await testGateway({
      routes: [
        { id: 'commerce/webshop', path: everywhere('webshop/*'), page: './pages/shop', layout: 'webshop', ...look },
        { id: 'content-page', path: everywhere('*'), page: './pages/page', layout: 'default', ...look },
      ],
    });
    const answer = async (url: string) => {
      const { headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']);
      return [
        policy.includes('https://shop.example'),
        headers['cross-origin-opener-policy'],
        headers['permissions-policy'],
      ];
    };
    try {
      const common = await answer('/de/webshop');
      expect(common.slice(0, 2)).toEqual([false, 'same-origin']);
      // The frame is given the right to ask for payments; a word here would take it away.
      expect(common[2]).not.toContain('payment');
      backend.settings = { ...backend.settings, shop_frame: 'https://shop.example/haus' };
      await app.inject({
        method: 'POST',
        url: '/internal/purge',
        headers: { authorization: 'Bearer a token of some length' },
        payload: { tags: ['settings'] },
      });
      for (const url of ['/de/webshop', '/en/webshop/event/5'])
        expect(await answer(url)).toEqual([true, 'same-origin-allow-popups', common[2]]);
      for (const url of ['/de', '/de/besuch', '/api/health/'])
        expect(await answer(url)).toEqual([false, ...common.slice(1)]);
    } finally {
      await close();
    }
  });
});
