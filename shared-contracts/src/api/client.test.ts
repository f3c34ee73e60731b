import { createApiClient } from './client';

const answer = (status: number, body: object) =>
  ({ status, ok: status < 400, json: () => Promise.resolve(body) }) as unknown as Response;
const stale = () => answer(403, { code: 'csrf', message: 'stale' });

function client(...answers: Response[]) {
  const transport = jest.fn((_path: string, _init: RequestInit) => Promise.resolve(answers.shift() ?? answer(500, {})));
  const csrfToken = jest.fn((renew: boolean) => Promise.resolve(renew ? 'new' : 'old'));
  return {
    api: createApiClient({ lang: 'de', transport, csrfToken, check: (_name, value) => Promise.resolve(value) }),
    transport,
  };
}
const tokens = (transport: ReturnType<typeof client>['transport']) =>
  transport.mock.calls.map(([, init]) => (init.headers as Record<string, string>)['X-CSRFToken']);

describe('client', () => {
  test('a write that is refused for its token is retried with a new one', async () => {
    const { api, transport } = client(stale(), answer(200, {}));
    await api.call('logout');
    expect(tokens(transport)).toEqual(['old', 'new']);
  });

  test('a new token that is refused as well is an error', async () => {
    const { api, transport } = client(stale(), stale());
    await expect(api.call('logout')).rejects.toMatchObject({ code: 'csrf', status: 403 });
    expect(transport).toHaveBeenCalledTimes(2);
  });

  test('errors keep code, status, field and the number of the ticket system', async () => {
    const { api } = client(
      answer(409, { code: 'sold_out', message: 'none left', field: 'lines[0]', response_code: -214 }),
    );
    await expect(api.call('addToCart', { body: { idempotency_key: 'k', lines: [] } })).rejects.toMatchObject({
      code: 'sold_out',
      status: 409,
      field: 'lines[0]',
      responseCode: -214,
    });
  });

  test('a call that gets no answer is unavailable; one that nobody waits for any more is not', async () => {
    const transport = (_path: string, { signal }: RequestInit) =>
      Promise.reject(signal?.aborted ? new DOMException('left', 'AbortError') : new TypeError('fetch failed'));
    const api = createApiClient({ lang: 'de', transport, check: (_name, value) => Promise.resolve(value) });
    await expect(api.call('navigation')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    await expect(api.call('navigation', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  describe('options of a call', () => {
    const { api } = client(answer(200, {}));
    it('have the types of its definition', () => {
      const wrong = () => [
        // @ts-expect-error -- The path of an event has an id.
        api.call('event'),
        // @ts-expect-error -- It is called id.
        api.call('event', { params: { number: 1 } }),
        // @ts-expect-error -- The query has no such key.
        api.call('search', { query: { words: 'salt' } }),
        // @ts-expect-error -- The quantity is a number.
        api.call('changeCart', { params: { id: 1 }, body: { quantity: 'two' } }),
        // @ts-expect-error -- A call without a body takes none.
        api.call('cart', { body: {} }),
      ];
      const right = () => [
        api.call('event', { params: { id: 1 } }),
        api.call('search', { params: { lang: 'cs' }, query: { q: 'salt' } }),
        // `already_in` has a default.
        api.call('checkIn', { body: { code: 'A1', event: 1 } }),
      ];
      // The compiler checks them.
      expect([wrong, right]).toHaveLength(2);
    });
  });
});
