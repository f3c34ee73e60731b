import { testGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

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
