import { RenderFailed } from '../compositions/worker-errors';
import { pageFor, testGateway, type TestGateway } from '../testing/test-gateway';

jest.mock('../compositions/running');

let gateway: TestGateway;
let state: { text: string; status: number; fails: boolean; incomplete?: boolean };
describe('render service', () => {
  beforeEach(async () => {
    state = { text: 'first', status: 200, fails: false };
    gateway = await testGateway({
      render: (request) => {
        if (state.fails) throw new RenderFailed('the backend is away', 503);
        return pageFor(
          { ...request, cookie: state.text },
          {
            status: state.status,
            gap: state.status === 503,
            ...(state.incomplete && { incomplete: true }),
          },
        );
      },
    });
  });
  afterEach(() => gateway.close());

  const ask = async (url: string) => {
    const { statusCode, headers, body } = await gateway.app.inject({ url });
    return { status: statusCode, cache: headers['x-cache'], text: /<p>(.*)<\/p>/.exec(body)?.[1] };
  };
  const purge = () =>
    gateway.app.inject({
      method: 'POST',
      url: '/internal/purge',
      headers: { authorization: 'Bearer a token of some length' },
      payload: { tags: ['pages'] },
    });

  test('made-up parameters make no pages, neither for visitors nor as data', async () => {
    const data = `/_data/${gateway.composition}/de/besuch`;
    for (const url of ['/de/besuch', '/de/besuch?page=2', data]) expect((await ask(url)).cache).toBe('miss');
    for (let index = 0; index < 300; index += 1) {
      for (const url of [`/de/besuch?x=${index}`, `/de/besuch?page=2&${index}=${index}`, `${data}?x=${index}`])
        expect((await ask(url)).cache).toBe('hit');
    }
    expect(gateway.renders.map(({ path }) => path)).toEqual(['/de/besuch', '/de/besuch?page=2', '/de/besuch']);
  });

  test('a page without declared parameters gets all of them, and its result is never cached', async () => {
    for (const url of ['/de/archiv?band=1', '/de/archiv?band=1']) expect((await ask(url)).cache).toBe('off');
    expect(gateway.renders.map(({ path }) => path)).toEqual(['/de/archiv?band=1', '/de/archiv?band=1']);
    expect([await ask('/de/archiv'), await ask('/de/archiv')].map(({ cache }) => cache)).toEqual(['miss', 'hit']);
  });

  test('an edit is shown to the next visitor; while it cannot be rendered they see the page before it', async () => {
    await ask('/de');
    state = { ...state, text: 'second', fails: true };
    await purge();
    expect(await ask('/de')).toEqual({ status: 200, cache: 'stale', text: 'first' });
    state.fails = false;
    expect(await ask('/de')).toEqual({ status: 200, cache: 'miss', text: 'second' });
    state.text = 'third';
    await purge();
    expect(await ask('/de')).toEqual({ status: 200, cache: 'miss', text: 'third' });
  });

  test('a page that was taken away does not come back when it cannot be rendered', async () => {
    await ask('/de');
    state.status = 404;
    await purge();
    expect((await ask('/de')).status).toBe(404);
    state.fails = true;
    expect((await ask('/de')).status).toBe(503);
  });

  test('a page whose main part is missing is shown as it is: robots come back, nobody keeps it', async () => {
    await ask('/de');
    state = { ...state, text: 'gap', status: 503 };
    await purge();
    const { statusCode, headers, body } = await gateway.app.inject({ url: '/de' });
    expect([statusCode, headers['retry-after'], headers['cache-control'], headers['x-cache']]).toEqual([
      503,
      '60',
      'private, no-store',
      'miss',
    ]);
    expect(body).toContain('gap');
  });

  describe('a page that lacks the response of a slow backend', () => {
    beforeEach(async () => {
      await ask('/de');
      await purge();
      state = { ...state, text: 'part of it', incomplete: true };
    });

    it.each([200, 404, 503])(
      'with status %i gives way to the last whole one, which is not forgotten',
      async (status) => {
        state.status = status;
        for (const _ of [1, 2]) expect(await ask('/de')).toEqual({ status: 200, cache: 'stale', text: 'first' });
      },
    );

    it('is shown where there is no other, and kept by nobody', async () => {
      for (const _ of [1, 2])
        expect(await ask('/de/besuch')).toEqual({ status: 200, cache: 'miss', text: 'part of it' });
      state.incomplete = false;
      state.text = 'whole';
      expect(await ask('/de/besuch')).toEqual({ status: 200, cache: 'miss', text: 'whole' });
      expect(await ask('/de/besuch')).toEqual({ status: 200, cache: 'hit', text: 'whole' });
    });

    it('is rendered again for the next visitor', async () => {
      await ask('/de');
      state = { text: 'second', status: 200, fails: false };
      expect(await ask('/de')).toEqual({ status: 200, cache: 'miss', text: 'second' });
    });
  });
});
