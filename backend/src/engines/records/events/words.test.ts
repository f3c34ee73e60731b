import { isLocalised } from '@vestibule/contracts/fields/field';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgDialect } from 'drizzle-orm/pg-core';
import { events } from '../tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { columnName } from '../record-table';
import { eventTable } from './table';

describe('words', () => {
  test('events are found by each of their texts of one line, as kinds without such a column are', () => {
    const made = events.words.generated?.as;
    const { sql } = new PgDialect().sqlToQuery(made instanceof SQL ? made : new SQL([]));
    const { fields } = recordOf('events');
    const parts = Object.entries(fields).flatMap(([name, field]) => {
      if (field.type !== 'line') return [];
      const column = `"${toSnakeCase(columnName(eventTable, name, field))}"`;
      return isLocalised(field) ? LANGUAGES.map((lang) => `${column} ->> '${lang}'`) : [column];
    });
    const given = [...sql.matchAll(/coalesce\((.*?), ''\)/g)].map(([, part]) => part);
    expect(given.sort()).toEqual(parts.sort());
  });

  describe('found by the editor', () => {
    let site: TestApp;
    beforeAll(async () => {
      site = await createTestApp();
      await addEditor(site.db, 'publisher');
    });
    afterAll(() => site.close());

    test.each([
      ['orgel nacht', 1],
      ['2026-12', 1],
      ['ORGEL-1', 1],
      ['VARHANY řEka', 1],
      ['orgel chor', 0],
      ['100%', 0],
    ])('%s', async (q, count) => {
      const editor = site.visitor();
      await editor.login(EDITOR.email, EDITOR.password);
      const title = { de: 'Nacht der Orgel', cs: 'Řeka a varhany' };
      await editor.write('POST', '/api/records/events/', { key: 'orgel-1', title, date_start: '2026-12-01' });
      const found = await editor.get(`/api/records/events/?q=${encodeURIComponent(q)}`);
      expect(found.json()).toMatchObject({ count });
    });
  });
});
