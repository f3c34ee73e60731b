import { readConfig } from './config';

const NEEDED = {
  REGISTRY_URL: '/srv/registry',
  SHELL_DIST: '/srv/shell',
  INTERNAL_TOKEN: 'a token of some length',
  PREVIEW_SECRET: 'a secret of some length',
};

describe('config', () => {
  test('nothing watches from outside unless it is configured; an empty value counts as none', () => {
    for (const given of [
      {},
      { METRICS_TOKEN: '', SENTRY_DSN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: '' },
    ]) {
      const { METRICS_TOKEN, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = readConfig({
        ...NEEDED,
        ...given,
      });
      expect([METRICS_TOKEN, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME]).toEqual([
        undefined,
        undefined,
        undefined,
        'vestibule-gateway',
      ]);
    }
  });

  test('no proxy is believed unless it is named', () => {
    expect(readConfig(NEEDED).TRUSTED_PROXIES).toEqual([]);
    expect(readConfig({ ...NEEDED, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).TRUSTED_PROXIES).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  test.each([
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['METRICS_TOKEN', 'short'],
    ['SENTRY_DSN', 'https://errors.example.org/1'],
    // A secret key must never get into a page.
    ['SENTRY_DSN', 'https://key:secret@errors.example.org/1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('%s %s is refused', (name, value) => {
    expect(() => readConfig({ ...NEEDED, [name]: value })).toThrow(new RegExp(name));
  });

  test.each([
    ['SENTRY_DSN', 'https://0123456789abcdef@errors.example.org/42'],
    ['SENTRY_DSN', 'http://key@127.0.0.1:8000/prefix/1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318'],
  ])('%s %s is taken', (name, value) => {
    expect(readConfig({ ...NEEDED, [name]: value })).toMatchObject({ [name]: value });
  });
});
