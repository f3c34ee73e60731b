/** @jest-environment jsdom */
import { registerServiceWorker } from './service-worker';

const register = jest.fn<Promise<unknown>, [string]>();
const report = jest.fn();
describe('service worker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    register.mockReset().mockResolvedValue({});
    report.mockReset();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('is registered for the whole site, but not before the browser is idle', () => {
    registerServiceWorker({}, report);
    expect(register).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(register.mock.calls).toEqual([['/sw.js']]);
  });

  test.each([{ liveReload: true as const }, { preview: { programme: '0.2.0' } as never }])(
    'is not registered for %j',
    (state) => {
      registerServiceWorker(state, report);
      jest.runAllTimers();
      expect(register).not.toHaveBeenCalled();
    },
  );

  test('a browser without workers does without', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => registerServiceWorker({}, report)).not.toThrow();
  });

  test('a refusal is reported and breaks nothing', async () => {
    const error = new DOMException('refused', 'SecurityError');
    register.mockRejectedValue(error);
    registerServiceWorker({}, report);
    await jest.runAllTimersAsync();
    expect(report.mock.calls).toEqual([[error]]);
  });
});
