import type { ContentModule } from '@vestibule/contracts';
import { htmlFramePath } from '@vestibule/contracts/html-frame';
import { EDITOR, addEditor, addPage } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../../testing/visitor';

const CODE = '<style>b { color: red }</style><b>Wetter</b><script>alert(1)</script>';
let site: TestApp;
let editor: Visitor;
let page: number;
describe('html frame', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'publisher');
    page = await addPage(site.db, { de: '/de/besuch', en: '/en/visit', cs: '/cs/besuch' });
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  type Html = Extract<ContentModule, { model: 'html' }>;
  const write = async (html_code: string): Promise<Html> =>
    (await editor.write('POST', '/de/pageeditor-api/html', { page, html_code })).json<Html>();
  const ask = (id: number, hash: string) => site.visitor().get(htmlFramePath(id, hash));

  test('code that may not stand in the page has a document of its own, without an origin', async () => {
    const { id, html_code, html_code_frame: hash } = await write(CODE);
    expect([html_code, hash]).toEqual([CODE, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    const answer = await ask(id, hash);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<body>${CODE}</body>`);
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
        "default-src 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/allow-same-origin|allow-top-navigation|https:/);
  });

  test('code that is safe has none; nor has a text that was changed, or a module of another kind', async () => {
    const { id, html_code_frame: hash } = await write(CODE);
    expect(await write('<p>Im <em>Haus</em></p>')).toMatchObject({ html_code_frame: '' });
    const text = (await editor.write('POST', '/de/pageeditor-api/text', { page, content: '<p>a</p>' })).json<Html>();
    // The hash of no text at all.
    const empty = 'e3b0c44298fc1c14';
    for (const [module, name] of [
      [id, empty],
      [999_999, hash],
      [999_999, empty],
      [text.id, hash],
    ] as const)
      expect((await ask(module, name)).statusCode).toBe(404);
    await editor.write('PATCH', `/de/pageeditor-api/html/${id}`, { html_code: `${CODE}<i>neu</i>` }, ANY_VERSION);
    expect((await ask(id, hash)).statusCode).toBe(404);
  });

  test('the published text stays in its frame while editors have another text, or none', async () => {
    const { id, html_code_frame: hash } = await write(CODE);
    await editor.write('POST', `/de/pageeditor-api/publication/${page}`, { action: 'publish' }, ANY_VERSION);
    await editor.write('PATCH', `/de/pageeditor-api/html/${id}`, { html_code: `${CODE}<i>neu</i>` }, ANY_VERSION);
    expect((await ask(id, hash)).body).toContain(`<body>${CODE}</body>`);
    await editor.write('DELETE', `/de/pageeditor-api/html/${id}`, undefined, ANY_VERSION);
    expect((await ask(id, hash)).statusCode).toBe(200);
    await editor.write('POST', `/de/pageeditor-api/publication/${page}`, { action: 'publish' }, ANY_VERSION);
    expect((await ask(id, hash)).statusCode).toBe(404);
  });
});
