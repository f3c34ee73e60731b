import { RECORD_ROUTES, type LinkedKind } from '@vestibule/contracts/host/record-links';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { editorCookies } from '../fixtures/editor-session';
import { newHost, rawGet } from '../fixtures/raw-get';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#preview

/** Of each kind with pages: its records, and a text that its page shows. */
const PAGES: Readonly<Record<LinkedKind, readonly [RecordKind, string]>> = {
  event: ['events', 'subline'],
  production: ['productions', 'title'],
  exhibition: ['exhibitions', 'title'],
  article: ['articles', 'title'],
  person: ['persons', 'function'],
  venue: ['venues', 'title'],
  series: ['series', 'title'],
  form: ['forms', 'title'],
};

for (const linked of Object.keys(RECORD_ROUTES) as LinkedKind[])
  test(`the page of a draft is shown by its link alone: ${linked}`, async ({ site }) => {
    const [kind, field] = PAGES[linked];
    const id = linked === 'venue' ? 2 : 1;
    const cookie = await editorCookies(site.origin);
    const token = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
    const call = (method: string, path: string, body?: object, version = '') =>
      fetch(site.origin + path, {
        method,
        headers: {
          cookie,
          'X-CSRFToken': token,
          ...(body && { 'content-type': 'application/json' }),
          ...(version && { 'If-Match': `"${version}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const path = `/api/records/${kind}/${id}/`;
    const read = async () => (await (await call('GET', path)).json()) as { version: string; values: object };
    const text = `Probeweise ${linked}`;
    const saved = await call('PATCH', `${path}?save=draft`, { [field]: { de: text } }, (await read()).version);
    expect(saved.status).toBe(200);
    const preview = (await (await call('POST', `/de${path}preview/`)).json()) as { token: string };

    const page = recordPath(linked, { id, slug: 'x' });
    const ask = () => rawGet(`${site.origin}${page}?preview=${preview.token}`, newHost());
    // On a busy machine a call may take longer than a page waits for it.
    await expect.poll(async () => (await ask()).status).toBe(200);
    const shown = await ask();
    expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow');
    const html = shown.body.toString();
    expect(html).toContain(text);
    expect(html).toContain('So ist die Seite noch nicht veröffentlicht.');
    expect((await rawGet(site.origin + page, newHost())).body.toString()).not.toContain(text);
    expect((await rawGet(`${site.origin}${page}?preview=1.a`, newHost())).status).toBe(404);
    const { version } = await read();
    expect((await call('POST', `${path}publication/`, { action: 'discard' }, version)).status).toBe(200);
  });
