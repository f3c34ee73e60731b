import { targetOf, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { FORM_FIELD_TYPES } from '@vestibule/contracts';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { join } from 'node:path';
import { mediaBelow } from '../media/store/folder-media';
import { exportPack } from '../../features/packs/export-pack';
import { importPack } from '../../features/packs/import-pack';
import { removeFolders, temporaryFolder, writePackFiles, writePicture } from '../../features/packs/testing/pack';
import { users } from '../../platform/auth/user-tables';
import { addEditor, EDITOR } from '../../testing/fixtures';
import { propertyRuns } from '../../testing/property-runs';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { readRecords } from './read-records';
import { arbitraryRecord } from './testing/arbitrary-record';

// The importer accepts everything that the editor accepts, and an export brings it whole to another database.

/** Of kinds with few fields; one with many is refused more often. */
const RUNS = { few: 15, many: 60 };
const MANY_FIELDS: readonly RecordKind[] = ['admissions', 'events', 'exhibitions', 'forms'];
/** Accepted writes of a kind after which no more are tried. */
const ENOUGH = propertyRuns(12);
let site: TestApp;
let other: TestApp;
let editor: Visitor;
const folders = { site: '', other: '' };
describe('export after write', () => {
  beforeAll(async () => {
    [folders.site, folders.other] = [await temporaryFolder(), await temporaryFolder()];
    site = await createTestApp({ dataDir: folders.site });
    other = await createTestApp({ dataDir: folders.other });
    const dir = await writePackFiles({
      venues: [{ key: 'venue', name: 'venue' }],
      rooms: [{ key: 'room', name: 'room' }],
      seat_plans: [{ key: 'seat_plan', name: 'Konzert', rows: 'A: 1-3 Parkett' }],
      series: [{ key: 'series', name: 'series' }],
      persons: [{ key: 'person', name: 'Ada' }],
      productions: [{ key: 'production', title: { de: 'Faust' } }],
      exhibitions: [{ key: 'exhibition', title: { de: 'Licht' }, venue: 'venue' }],
      admissions: ['admission', 'second'].map((key) => ({ key, title: { de: key }, venue: 'venue', capacity: 9 })),
      pages: [{ key: 'page', title: { de: 'Start' } }],
      terms: ['type', 'tag', 'genre', 'category', 'season'].map((kind) => ({ kind, name: kind })),
    });
    await writePicture(join(dir, 'media', 'red.jpg'));
    expect((await importPack({ db: site.db, mediaStore: mediaBelow(folders.site), dir, now: NOON })).errors).toEqual(
      [],
    );
    await addEditor(site.db, 'publisher');
    await site.db.update(users).set({ role: 'administrator' }).where(eq(users.email, EDITOR.email));
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await removeFolders();
  });

  /** The records above have the same names as the references to them. */
  const label = (target: ReferenceTarget) => targetOf(target).term ?? target;

  /** Values for which an arbitrary text would hardly ever be valid. */
  const own = (kind: RecordKind): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
    key: fc.uuid(),
    name: fc.uuid(),
    date_start: fc.constantFrom('2026-12-01T19:30', '2026-12-01', '2026-10-25T02:30+01:00', '2026-11-30T10:00', 'bald'),
    date_end: fc.constantFrom('', '', '2026-12-02T01:00', '2020-01-01'),
    timezone: fc.constantFrom('', '', '', 'Europe/Prague', 'Mars/Base'),
    position: fc.constantFrom('2026-12-24', '2027-01-06', '2027-02-01', '2026-02-29'),
    id_jet: fc.constantFrom('', '', '', 'VB-a', 'VB-b'),
    rows: fc.constantFrom('A: 1-4 Parkett', '1: 1w, 2c, _, 3-9 Rang\n\n2: 9-1 Rang; 10 Loge', 'A: 1-x Parkett'),
    seats: fc.constantFrom('', '', '', '', '', '', '', '', '', 'Parkett'),
    // There is no recording.
    audio: fc.constantFrom([], [], [], [{ file: '', title: { de: 'Satz' } }]),
    seat_plan: fc.constantFrom('', 'seat_plan', 'seat_plan', 'seat_plan'),
    // Rules hold several fields together.
    date_from: fc.constantFrom('', '2026-12-01', '2026-12-01'),
    date_to: fc.constantFrom('', '', '2027-01-31', '2020-01-01'),
    opening_exceptions: fc.constantFrom(
      [],
      [{ key: 'a', date: '--12-24', closed: true, alternative_text: { de: 'Zu' } }],
      [{ key: 'b', date: '2026-12-31', time_from: '10:00', time_to: '14:00' }],
      [{ key: 'c', date: 'bald', closed: true }],
    ),
    recurrence: fc.constantFrom('', '', '', 'jeden Tag'),
    age_from: fc.constantFrom(null, 5),
    age_to: fc.constantFrom(null, 5, 12, 3),
    parts: fc.constantFrom([], [], [], ['admission', 'second']),
    ...(kind === 'admissions' ? { venue: fc.constant('venue'), capacity: fc.constantFrom(9, 40, 200, null) } : {}),
    old_path: fc.uuid().map((id) => `/alt/${id}`),
    new_path: fc.constantFrom('/de/neu', '/de/neu?a=1#b', 'neu'),
    email: fc.constantFrom('', 'haus@example.org', 'keine'),
    // Segments of pages, and names of a form's fields.
    slug:
      kind === 'pages'
        ? fc.uuid().map((de) => ({ de }))
        : fc.constantFrom('name', 'email2', 'mail', 'feld', 'wert', 'text', 'a b'),
    ...(kind === 'forms' ? { type: fc.constantFrom(...Object.values(FORM_FIELD_TYPES)) } : {}),
    ...(kind === 'pages' ? { parent: fc.constantFrom('', 'page') } : {}),
  });

  test.each(RECORD_KINDS)('%s', async (kind) => {
    const { fields, identity } = recordOf(kind);
    const values = arbitraryRecord(fields, { files: { picture: 'red.jpg' }, label, own: own(kind) });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(values, values, async (created, changed) => {
        if (accepted >= ENOUGH) return;
        const made = await editor.write('POST', `/api/records/${kind}/`, created);
        expect([201, 400, 409]).toContain(made.statusCode);
        if (made.statusCode !== 201) return;
        const { id, version } = made.json<{ id: number; version: string }>();
        const changes = Object.fromEntries(Object.entries(changed).filter(([name]) => !identity.includes(name)));
        const headers = { 'if-match': `"${version}"` };
        const change = await editor.write('PATCH', `/api/records/${kind}/${id}/`, changes, headers);
        expect([200, 400]).toContain(change.statusCode);
        accepted += change.statusCode === 200 ? 2 : 1;
      }),
      { numRuns: MANY_FIELDS.includes(kind) ? RUNS.many : RUNS.few, seed: 20261122, endOnFailure: true },
    );
    // Else nothing would have been tried.
    expect(accepted).toBeGreaterThan(2);

    const dir = await temporaryFolder();
    await exportPack({ db: site.db, mediaStore: mediaBelow(folders.site), dir });
    const result = await importPack({ db: other.db, mediaStore: mediaBelow(folders.other), dir, now: NOON });
    expect([...result.errors, ...result.warnings]).toEqual([]);
    const [before, after] = [await readRecords(site.db, kind), await readRecords(other.db, kind)];
    expect(after).toHaveLength(before.length);
    // One at a time: a difference between dozens of records is no message.
    for (const [index, { values: record }] of before.entries()) expect(after[index]?.values).toEqual(record);
  });
});
