import { notFound, SiteError, type LoaderContext } from '@vestibule/contracts';
import { exposeKey } from '@vestibule/contracts/site/site';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { styleWatch } from './style-watch';
import { ANSWERS, asWorker, rendererOf, renderText, request } from './testing/page-renderer';

asWorker();

const ROBOTS = '<meta name="robots" content="none"';

/** Conditions of a page without its main part, whatever failed. */
function expectGap({ status, body }: { status: number; body: string }) {
  expect(status).toBe(503);
  expect(body.includes(ROBOTS) || body.includes(`${ROBOTS}/>`)).toBe(true);
  for (const part of ['<header', '<footer', 'data-fallback', 'cms-page']) expect(body).toContain(part);
  expect(body).not.toContain('Website offline');
}

describe('render page', () => {
  test('a page is whole, of its kind, and may be found', async () => {
    const { status, body, reports } = await renderText(rendererOf({}), request());
    expect([status, reports]).toEqual([200, []]);
    expect(body).toContain('<h1>Eine Seite</h1>');
    expect(body).toContain('cms-page');
    expect(body).not.toContain(ROBOTS);
  });

  test('it has the settings’ code in its head, and watches its style sheets', async () => {
    const code = '<meta name="verify" content="x" />';
    const settings = { ...exampleSettings, html_header: { code, hosts: [] } };
    jest
      .mocked(fetch)
      .mockImplementation(async (url) =>
        Response.json({ ...ANSWERS, '/de/pageeditor-api/settings': settings }[new URL(url as string).pathname]),
      );
    const { body } = await renderText(rendererOf({}), request());
    expect(body).toContain(`${code}</head>`);
    expect(body).toContain(styleWatch('c'));
  });

  test('a loader that throws leaves a gap in a page that stands, and its own stack in the log', async () => {
    const loader = async () => {
      throw new TypeError('no such field');
    };
    const page = await renderText(rendererOf({ loader }), request());
    expectGap(page);
    expect(page.reports).toEqual([
      expect.objectContaining({
        where: { remote: 'content', version: '1.0.0', slot: './pages/page' },
        message: expect.stringMatching(/no such field[^]*render-page\.test/),
      }),
    ]);
  });

  test('so does a component that throws', async () => {
    const Component = () => {
      throw new Error('broken component');
    };
    const page = await renderText(rendererOf({ Component }), request());
    expectGap(page);
    expect(page.reports).toEqual([expect.objectContaining({ kind: 'render' })]);
  });

  test('and one that hung before', async () =>
    expectGap(await renderText(rendererOf({}), request({ excluded: [exposeKey('content', './pages/page')] }))));

  test('a loader finds the same settings for a page and for its data alone', async () => {
    const loader = async ({ store }: LoaderContext) => store.settings.current?.product;
    const [page, data] = [
      await renderText(rendererOf({ loader }), request()),
      await renderText(rendererOf({ loader }), request({ as: 'data' })),
    ];
    for (const { body } of [page, data]) expect(body).toContain(`"data":"${exampleSettings.product}"`);
  });

  test('a shop that is closed in the settings is closed for all; after another failure the older page is better', async () => {
    const answerWith = (settings: object) =>
      jest
        .mocked(fetch)
        .mockImplementation(async (url) =>
          Response.json({ ...ANSWERS, '/de/pageeditor-api/settings': settings }[new URL(url as string).pathname]),
        );
    const shop = () => renderText(rendererOf({}), request({ path: '/de/laden' }));
    answerWith(exampleSettings);
    expect(await shop()).toMatchObject({ status: 200, gap: false });
    answerWith({ ...exampleSettings, is_shop_online: false });
    expect(await shop()).toMatchObject({ status: 503, gap: true });
    const loader = () => Promise.reject(new SiteError('unavailable', 503, 'away'));
    expect(await renderText(rendererOf({ loader }), request())).toMatchObject({ status: 503, gap: false });
  });

  test.each([
    ['no route has', '/de/anders'],
    ['its route’s remote does not have', '/de/seite'],
  ])('a page that %s is of no kind', async (_, path) => {
    const { status, body } = await renderText(
      rendererOf({ loader: () => Promise.reject(notFound()) }),
      request({ path }),
    );
    expect(status).toBe(404);
    expect(/<body class="([^"]*)"/.exec(body)?.[1]).toBe('theme-museum cc01');
  });

  test('a page whose loader goes on without a failed call is marked, and so are its data', async () => {
    const loader = ({ api }: LoaderContext) => api.call('teasers').catch(() => []);
    const pages = () =>
      Promise.all((['html', 'data'] as const).map((as) => renderText(rendererOf({ loader }), request({ as }))));
    for (const page of await pages()) expect(page).toMatchObject({ status: 200, reports: [], incomplete: false });
    jest.mocked(fetch).mockImplementation(async (url) => {
      const body = ANSWERS[new URL(url as string).pathname];
      return body ? Response.json(body) : Response.json({ code: 'unavailable' }, { status: 503 });
    });
    for (const page of await pages()) expect(page).toMatchObject({ status: 200, reports: [], incomplete: true });
  });
});
