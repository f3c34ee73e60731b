/** @jest-environment jsdom */
import { createClient } from './api-client';

const realFetch = globalThis.fetch;
describe('api client', () => {
  beforeEach(() => {
    document.cookie = 'csrftoken=t';
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  function client(status: number) {
    const onWrite = jest.fn();
    globalThis.fetch = () =>
      Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve({}) } as unknown as Response);
    return { api: createClient('de', onWrite), onWrite };
  }
  const place = { params: { id: 1 }, body: { parent: null, before: null }, version: 'v1' };

  test('data fetched before a write is outdated, whatever the result of the write', async () => {
    const { api, onWrite } = client(500);
    await api.call('placePage', place).catch(() => undefined);
    expect(onWrite).toHaveBeenCalledTimes(1);
  });

  test('a read leaves it as it is', async () => {
    const { api, onWrite } = client(500);
    await api.call('drafts', { query: { page_id: 1 } }).catch(() => undefined);
    expect(onWrite).not.toHaveBeenCalled();
  });
});
