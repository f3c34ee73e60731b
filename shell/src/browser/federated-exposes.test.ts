/** @jest-environment jsdom */
import type { RemoteManifest } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { createInstance } from 'i18next';
import { FederatedExposes } from './federated-exposes';

let code: () => Promise<unknown>;
const page = { code: (data: unknown) => (data === undefined ? Promise.resolve() : code()) };
jest.mock('./federation', () => ({
  Federation: class {
    load = () => Promise.resolve(page);
  },
}));
jest.mock('./i18n', () => ({ loadTranslations: () => Promise.resolve() }));

const ref: ExposeRef = {
  key: 'content|./pages/page',
  remote: { name: 'content', version: '1.0.0' } as RemoteManifest,
  expose: './pages/page',
  hydrate: 'idle',
};

describe('federated exposes', () => {
  test('server-rendered content is not rendered again before all code that its data needs is there', async () => {
    const reported: unknown[] = [];
    const exposes = new FederatedExposes(createInstance(), (error) => void reported.push(error));
    let tries = 0;
    let arrive: () => void = () => undefined;
    code = () =>
      (tries += 1) === 1 ? Promise.reject(new Error('away')) : new Promise<void>((resolve) => (arrive = resolve));
    const [shown, next] = [{ modules: ['faq'] }, { modules: ['viewer'] }];

    const hydrating = exposes.hydrate(ref, 'de', shown);
    await exposes.load(ref, 'de');
    expect(exposes.peek(ref, shown)).toBeUndefined();
    // Another page of the same kind does not wait for it.
    expect(exposes.peek(ref, next)).toBe(page);

    while (tries < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reported).toEqual([new Error('away')]);
    expect(exposes.peek(ref, shown)).toBeUndefined();
    arrive();
    expect(await hydrating).toBe(page);
    expect(exposes.peek(ref, shown)).toBe(page);
  });
});
