import type { Page } from '@playwright/test';
import { editorHeaders } from '../fixtures/editor-session';
import { hubTexts } from '../fixtures/hub-texts';
import { makeRecord } from '../fixtures/own-record';
import { hire } from '../fixtures/staff';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#lists-of-records
// - docs/behaviour/editing.md#drafts-of-records
// - docs/behaviour/editing.md#bin

/** Clicks of a person, to be compared with the figure that the job may take. */
function counted() {
  let clicks = 0;
  return {
    /** Once the script has the page. */
    click: async (target: ReturnType<Page['getByRole']>) => {
      await expect(target).toBeEnabled();
      await target.click();
      clicks += 1;
    },
    clicks: () => clicks,
  };
}

/** A call of the administrator that all tests share. */
const send = async (origin: string, path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { ...(await editorHeaders(origin)), ...more, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** In which planned instants and dates are. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

for (const lang of ['de', 'en', 'cs'] as const)
  test.describe(`a day in the hub: ${lang}`, () => {
    const t = hubTexts(lang);

    test('the programme manager moves 12 dates', async ({ browser, mail, site }) => {
      const start = `${NEXT_YEAR}-03-01T19:00`;
      const { id } = await makeRecord(site.origin, 'events', {
        title: { [lang]: `Serie ${lang}` },
        date_start: start,
        is_online: true,
      });
      const url = `${site.origin}/api/records/events/${id}/`;
      const headers = await editorHeaders(site.origin);
      const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
      const daily = { rule: 'FREQ=DAILY;COUNT=12', exceptions: [] };
      const rule = await send(site.origin, `/api/records/events/${id}/recurrence/`, daily, { 'If-Match': etag });
      expect(rule.status).toBe(200);

      const petr = await hire(browser, { ...site, mail }, { role: 'programme', name: `Petr-${lang}`, language: lang });
      const { click, clicks } = counted();
      await petr.goto('/cms-hub');
      await click(petr.getByRole('link', { name: t('records.kind.events'), exact: true }));
      await petr.getByLabel(t('records.search')).fill(`Serie ${lang}`);
      await petr.getByLabel(t('records.search')).press('Enter');
      await click(petr.getByRole('link', { name: `Serie ${lang}`, exact: true }).first());
      const begin = petr.getByRole('group', { name: t('field.date_start') }).locator('input[type="time"]');
      await expect(begin).toBeEnabled();
      await begin.fill('20:30');
      await petr.getByLabel(t('repeat.scope')).selectOption({ label: t('repeat.all') });
      await click(petr.getByRole('button', { name: t('publishing.publish'), exact: true }));
      await expect(petr.getByRole('status').filter({ hasText: t('alert.saved') })).toBeVisible();
      const { occurrences } = (await (await petr.request.get(`/api/records/events/${id}/recurrence/`)).json()) as {
        occurrences: readonly { id: number }[];
      };
      expect(occurrences).toHaveLength(12);
      for (const { id: own } of occurrences) {
        const { values } = (await (await petr.request.get(`/api/records/events/${own}/`)).json()) as {
          values: { date_start: string };
        };
        expect(values.date_start).toContain('T20:30');
      }
      // Choosing all dates in the list is one more.
      expect(clicks() + 1).toBeLessThanOrEqual(6);
    });

    test('the press officer sets an embargo', async ({ browser, mail, site }) => {
      const rights = ['publish:articles', 'media'];
      const made = await send(site.origin, '/api/roles/', { name: `Presse ${lang}`, rights });
      const { key } = (await made.json()) as { key: string };
      const jana = await hire(browser, { ...site, mail }, { role: key, name: `Jana-${lang}`, language: lang });
      const { click, clicks } = counted();
      await jana.goto('/cms-hub/records/articles/new');
      const title = jana.getByRole('textbox', { name: t('field.title'), exact: true });
      await expect(title).toBeEnabled();
      await title.fill(`Sperrfrist ${lang}`);
      await jana.locator('input[type="date"]').fill('2026-11-01');
      await click(jana.getByRole('button', { name: t('form.save'), exact: true }));
      await click(jana.getByText(t('records.draft.more'), { exact: true }));
      await jana.getByLabel(t('publishing.at')).fill(`${NEXT_YEAR}-04-01T10:00`);
      await click(jana.getByRole('button', { name: t('publishing.schedule'), exact: true }));
      await expect(jana.getByRole('region', { name: t('publishing.title') })).toContainText(String(NEXT_YEAR));
      const articles = await (await fetch(`${site.origin}/${lang}/api/articles/`)).text();
      expect(articles).not.toContain(`Sperrfrist ${lang}`);
      expect(clicks()).toBeLessThanOrEqual(4);
    });

    test('the administrator restores from the bin', async ({ browser, mail, site }) => {
      const { remove } = await makeRecord(site.origin, 'persons', { name: `Vermisst ${lang}` });
      await remove();
      const lara = await hire(
        browser,
        { ...site, mail },
        { role: 'administrator', name: `Lara-${lang}`, language: lang },
      );
      const { click, clicks } = counted();
      await lara.goto('/cms-hub');
      await click(lara.getByRole('link', { name: t('hub.entry.bin.title'), exact: true }));
      const entry = lara
        .getByRole('list', { name: t('bin.title') })
        .getByRole('listitem')
        .filter({ hasText: `Vermisst ${lang}` });
      await click(entry.getByRole('button', { name: new RegExp(`^${t('bin.restore')}`) }));
      await expect(lara).toHaveURL(/\/cms-hub\/records\/persons\/\d+$/);
      await expect(lara.getByRole('heading', { level: 1 })).toHaveText(`Vermisst ${lang}`);
      expect(clicks()).toBeLessThanOrEqual(2);
    });
  });
