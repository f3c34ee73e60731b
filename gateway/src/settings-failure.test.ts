import { RenderFailed } from './compositions/worker-errors';
import { testGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

describe('settings failure', () => {
  test('unavailable settings close the site, are logged, and are counted as the shell’s failure', async () => {
    const { app, backend, close } = await testGateway({ env: { SETTINGS_GRACE_MINUTES: '0' } });
    try {
      backend.away = true;
      const logged = jest.spyOn(app.log, 'error');
      expect((await app.inject({ url: '/de' })).statusCode).toBe(503);
      expect(logged).toHaveBeenCalledWith(
        { error: expect.any(String) as string },
        'Cannot fetch the settings from the backend',
      );
      await app.inject({ url: '/de' });
      const { body } = await app.inject({ url: '/metrics' });
      expect(body).toContain(
        'vestibule_remote_failures_total{remote="shell",version="unknown",side="server",kind="error"} 1',
      );
    } finally {
      await close();
    }
  });

  test.each([
    ['/de/neu', 'Einen Moment bitte'],
    ['/en/webshop/checkout', 'One moment, please'],
    ['/cs/nic', 'Okamžik, prosím'],
  ])('while the backend starts again %s says so in its language, and when to come back', async (url, title) => {
    const { app, backend, close } = await testGateway({
      render: () => Promise.reject(new RenderFailed('the backend is away', 503)),
    });
    try {
      await app.inject({ url });
      backend.away = true;
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toContain(`<h1>${title}</h1>`);
    } finally {
      await close();
    }
  });
});
