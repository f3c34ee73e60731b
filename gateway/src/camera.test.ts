import { testGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const look = { layout: 'default', bodyClass: 'none', hydrate: 'idle' } as const;

describe('camera', () => {
  test('a page may ask for the camera where its route says so, and no other may', async () => {
    const { app, close } = await testGateway({
      routes: [
        { id: 'editor/door', path: everywhere('door'), page: './pages/door', camera: true, ...look },
        { id: 'content-page', path: everywhere('*'), page: './pages/page', ...look },
      ],
    });
    const camera = async (url: string) => {
      const policy = String((await app.inject({ url })).headers['permissions-policy']);
      return policy.split(', ').filter((part) => part !== 'microphone=()' && part !== 'geolocation=()');
    };
    try {
      expect(await camera('/de/door')).toEqual(['camera=(self)', 'browsing-topics=()']);
      for (const url of ['/de', '/de/besuch', '/api/health/', '/en/doors'])
        expect(await camera(url)).toEqual(['camera=()', 'browsing-topics=()']);
    } finally {
      await close();
    }
  });
});
