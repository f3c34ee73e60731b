import { exampleNavigation } from '@vestibule/contracts/examples/house';
import { asWorker, meta, rendererOf, renderText, request } from './testing/page-renderer';

asWorker();

describe('render for one', () => {
  test('the second page of a worker is the same as the first; pages of a session are hidden from others', async () => {
    const renderer = rendererOf({});
    const cookie = 'sessionid=s';
    const [first, withSession, second] = [
      await renderText(renderer, request()),
      await renderText(renderer, request({ cookie })),
      await renderText(renderer, request()),
    ];
    expect(second.body).toBe(first.body);
    expect(first.body).toContain(exampleNavigation.menu[0]?.menu_name);
    for (const { body } of [first, withSession]) expect(body).not.toContain('data-fragment');
    // The control: both take the menu from the cached markup, which has changed since.
    const find = (key: string) => (key.startsWith('desktop-menu') ? { html: 'KEPT' } : { mark: '1' });
    jest.spyOn(renderer.fragments, 'ofRender').mockReturnValue({ find, finish: (html) => html });
    expect((await renderText(renderer, request())).body).toContain('KEPT');
    expect((await renderText(renderer, request({ cookie }))).body).not.toContain('KEPT');
  });

  test('a post that was not taken is in the page, its state and its title, and in no other', async () => {
    const refused = { reason: 'values' as const, problems: { name: 'required' }, posted: 'name=%3C%2Fscript%3E' };
    const renderer = rendererOf({
      loader: async () => 'data',
      meta: (_data: unknown, context: object) => ({
        ...meta(),
        title: 'refused' in context ? 'Nicht gesendet' : 'Seite',
      }),
      Component: (props: object) => <pre>{JSON.stringify(props)}</pre>,
    });
    const stateOf = (body: string) =>
      JSON.parse(/<script type="application\/json" id="vestibule-state">(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
        route: object;
      };
    const answer = await renderText(renderer, request({ refused }));
    expect(answer.body).toContain('<title>Nicht gesendet');
    expect(answer.body).toContain('&quot;problems&quot;:{&quot;name&quot;:&quot;required&quot;}');
    expect(stateOf(answer.body).route).toMatchObject({ data: 'data', refused });
    const next = await renderText(renderer, request());
    expect(next.body).toContain('<title>Seite');
    expect(stateOf(next.body).route).not.toHaveProperty('refused');
    expect((await renderText(renderer, request({ as: 'data', refused }))).body).not.toContain('refused');
  });
});
