import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPack } from '../../../engines/records/check/check-pack';
import type { Known } from '../../../engines/records/check/known';
import { formatProblem, Problems } from '../../../engines/records/problems';
import { removeFolders, temporaryFolder } from '../testing/pack';
import { readPack } from './read-pack';

describe('other formats', () => {
  afterAll(removeFolders);

  const NOTHING: Known = {
    keys: new Map(),
    names: new Map(),
    seatPlans: new Map(),
    idJets: new Map(),
    pages: [],
    redirects: new Map(),
    voucherCodes: new Map(),
    ownerOf: () => undefined,
    media: new Set(),
    files: new Map(),
  };

  /** Records of a folder with these files, and its problems. */
  async function read(files: Readonly<Record<string, string>>) {
    const dir = await temporaryFolder();
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    // As another system's export is imported: with columns of its own.
    const problems = new Problems(true);
    const pack = await readPack(dir, problems);
    const times = checkPack(pack, NOTHING, problems);
    return { pack, times, errors: problems.errors.map(formatProblem), warnings: problems.warnings.map(formatProblem) };
  }
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//DE', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const vevent = (...lines: string[]) =>
    ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

  describe('CSV', () => {
    test('a header of fields, languages and inner fields; lists are parted by |; quoted cells may hold anything', async () => {
      const { pack, errors, warnings } = await read({
        'events.csv':
          '\uFEFFkey,title.de,title.en,date_start,duration_minutes,tags,is_online,text,owner\r\n1,"Konzert, laut","Concert ""loud""",2026-12-01T19:30,90,Musik | Jazz,false,"eine\nzweite Zeile",x\r\n',
        'venues.csv': 'key;name;address.city;latitude\nv;Schloss;Tannlitz;50.5\n',
      });
      expect(errors).toEqual([]);
      expect(warnings).toEqual(['events.csv:2: owner: is not a field of the format; left out']);
      expect(pack.records.events[0]?.value).toMatchObject({
        key: '1',
        title: { de: 'Konzert, laut', en: 'Concert "loud"' },
        date_start: '2026-12-01T19:30',
        duration_minutes: 90,
        tags: ['Musik', 'Jazz'],
        is_online: false,
        text: { de: 'eine\nzweite Zeile' },
      });
      expect(pack.records.venues[0]?.value).toMatchObject({
        name: 'Schloss',
        address: { city: 'Tannlitz' },
        latitude: 50.5,
      });
    });

    test('what is wrong is named with its file and line, and the other lines are read', async () => {
      const { pack, errors } = await read({
        'events.csv': 'key,title,date_start\n1,A,2026-12-01\n2,,2026-12-01\n3,C,soon\n4,D\n5,E,2026-12-05\n',
      });
      expect(errors).toEqual([
        'events.csv:3: title: is required',
        'events.csv:4: date_start: must be a day (YYYY-MM-DD) or a time (YYYY-MM-DDTHH:MM) of ISO 8601',
        'events.csv:5: has more or fewer cells than the first line has fields',
      ]);
      expect(pack.records.events.map(({ value }) => value.key)).toEqual(['1', '5']);
    });

    test('the same key in two files is one too many', async () => {
      const { errors } = await read({
        'persons.csv': 'key,name\na,Ada\n',
        'persons.jsonl': '{"key":"a","name":"Ada"}',
      });
      expect(errors).toEqual(['persons.csv:2: key: is the same as in line 1 of persons.jsonl']);
    });
  });

  describe('iCalendar', () => {
    const local = async (...events: string[]) => {
      const { times, errors } = await read({ 'haus.ics': calendar(...events) });
      expect(errors).toEqual([]);
      return Object.fromEntries(
        [...times].map(([key, { localStart, localEnd, timezone, startsAt }]) => [
          key,
          [localStart, localEnd, timezone, startsAt],
        ]),
      );
    };

    test('times of every kind are stored as their own clocks show them', async () => {
      expect(
        await local(
          vevent('UID:utc', 'SUMMARY:A', 'DTSTART:20270701T170000Z', 'DTEND:20270701T190000Z'),
          vevent('UID:zone', 'SUMMARY:B', 'DTSTART;TZID=Europe/London:20270328T013000', 'DURATION:PT1H'),
          vevent(
            'UID:away',
            'SUMMARY:F',
            'DTSTART;TZID=Europe/London:20261121T190000',
            'DTEND;TZID=Europe/Paris:20261121T230000',
          ),
          vevent('UID:floating', 'SUMMARY:C', 'DTSTART:20261224T150000'),
          vevent('UID:day', 'SUMMARY:D', 'DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270503'),
        ),
      ).toEqual({
        utc: ['2027-07-01T19:00', '2027-07-01T21:00', 'Europe/Berlin', '2027-07-01T17:00:00.000Z'],
        zone: ['2027-03-28T02:30', '2027-03-28T03:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
        away: ['2026-11-21T19:00', '2026-11-21T22:00', 'Europe/London', '2026-11-21T19:00:00.000Z'],
        floating: ['2026-12-24T15:00', null, 'Europe/Berlin', '2026-12-24T14:00:00.000Z'],
        day: ['2027-05-01T00:00', '2027-05-02T00:00', 'Europe/Berlin', '2027-04-30T22:00:00.000Z'],
      });
    });

    test('a repeating event is one record a date: without those taken out, and one moved is where it was moved to', async () => {
      const series = vevent(
        'UID:chor',
        'SUMMARY:Chor',
        'DTSTART;TZID=Europe/Berlin:20270322T190000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Berlin:20270405T190000',
      );
      const moved = vevent(
        'UID:chor',
        'RECURRENCE-ID;TZID=Europe/Berlin:20270412T190000',
        'SUMMARY:Chor im Freien',
        'DTSTART;TZID=Europe/Berlin:20270413T180000',
      );
      const found = await local(series, moved);
      expect(Object.values(found).map(([start, , , instant]) => [start, instant])).toEqual([
        ['2027-03-22T19:00', '2027-03-22T18:00:00.000Z'],
        ['2027-03-29T19:00', '2027-03-29T17:00:00.000Z'],
        ['2027-04-13T18:00', '2027-04-13T16:00:00.000Z'],
      ]);
    });

    test('texts are no markup, and descriptions come along', async () => {
      const { pack } = await read({
        'haus.ics': calendar(
          vevent(
            'UID:a',
            'SUMMARY;LANGUAGE=en-GB:Talk',
            'DESCRIPTION:a < b\\nnext\\n\\nlast',
            'LOCATION:Saal',
            'CATEGORIES:Musik,Jazz',
            'STATUS:CANCELLED',
            'URL:https://x.example/a',
            'DTSTART:20270101T100000Z',
          ),
        ),
      });
      expect(pack.records.events[0]?.value).toMatchObject({
        title: { en: 'Talk' },
        text: { en: '<p>a &lt; b<br>next</p><p>last</p>' },
        room: 'Saal',
        tags: ['Musik', 'Jazz'],
        status: 'cancelled',
        ticket_url: 'https://x.example/a',
      });
    });

    test('unreadable parts are named with their file and line', async () => {
      const { pack, errors } = await read({
        'haus.ics': calendar(
          vevent('UID:a', 'SUMMARY:A', 'DTSTART:20270101T100000Z'),
          vevent('UID:b', 'DTSTART:20270101T100000Z'),
          vevent('UID:c', 'SUMMARY:C', 'DTSTART;TZID=Mars/Base:20270101T100000'),
        ),
        'b.ics': 'no calendar',
      });
      expect(errors).toEqual([
        expect.stringMatching(/^b\.ics:1: is not a calendar/),
        expect.stringMatching(/^haus\.ics:10: title: /),
        'haus.ics:15: unknown time zone Mars/Base',
      ]);
      expect(pack.records.events).toHaveLength(1);
    });
  });
});
