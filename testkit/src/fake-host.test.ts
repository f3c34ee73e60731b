import { Failure, fakeHost } from './fake-host';

const options = [{ id: 1, slug: 'saal', name: 'Saal', show_in_filter: true }];

describe('fake host', () => {
  test('returns the given responses, and notes the request', async () => {
    const { host, requests } = fakeHost({ answers: { '/de/api/rooms/': options } });
    await expect(host.api.call('rooms')).resolves.toEqual(options);
    expect(requests).toEqual([{ method: 'GET', path: '/de/api/rooms/', body: undefined }]);
  });

  test('an answer that breaks the contract is refused', async () => {
    const { host } = fakeHost({ answers: { '/de/api/rooms/': [{ id: 'one' }] } });
    await expect(host.api.call('rooms')).rejects.toMatchObject({ code: 'bad_answer' });
  });

  test('a failure carries its code; an unknown path is not found', async () => {
    const { host } = fakeHost({
      answers: {
        '/de/api/cart/': {},
        '/de/api/shop-cart/': new Failure(409, { code: 'sold_out', response_code: -214 }),
      },
    });
    await expect(host.api.call('cart')).rejects.toMatchObject({ code: 'sold_out', status: 409, responseCode: -214 });
    await expect(host.api.call('teasers')).rejects.toMatchObject({ code: 'not_found' });
  });
});
