import type { SearchHit } from '@vestibule/contracts';
import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { connect, type Connection } from '../../platform/db/connect';
import { addEvent } from '../../testing/fixtures';
import { emptyDatabase } from '../../testing/memory-database';
import { MIGRATIONS } from '../../testing/migrations';
import { NOON } from '../../testing/test-app';
import { searchIn } from './results';
import { indexAll } from './write/index-records';

/** One and many: each finds the events that are called by either. */
const PAIRS = [
  ...[
    'koncert koncerty',
    'prohlídka prohlídky',
    'dílna dílny',
    'výstava výstavy',
    'přednáška přednášky',
    'sbírka sbírky',
    'kniha knihy',
    'socha sochy',
  ],
  ...[
    'galerie galerií',
    'muzeum muzea',
    'zámek zámky',
    'hrad hrady',
    'kostel kostely',
    'divadlo divadel',
    'představení představeních',
    'program programy',
  ],
  ...[
    'obraz obrazy',
    'malíř malíři',
    'historik historici',
    'hudebník hudebníci',
    'dítě děti',
    'zvíře zvířata',
    'den dny',
    'týden týdny',
    'noc noci',
    'dům domy',
  ],
  ...['okno oken', 'pohádka pohádek', 'slavnost slavnosti', 'kurz kurzy', 'hra hry', 'cyklus cykly'],
];
const FORMS = [
  ...[
    'zpívat zpíváme',
    'tančit tančí',
    'malovat malujeme',
    'poslouchat poslouchají',
    'tvořit tvořila',
    'objevovat objevujeme',
  ],
  ...[
    'komentovaná komentované',
    'noční nočních',
    'velký velcí',
    'historický historičtí',
    'otevřený otevřených',
    'Karlův Karlovy',
  ],
];
/**
 * Different words: the first does not find the second. (The other way about it may, as the beginning of a longer word.)
 */
const OTHERS = [
  'hostina hostel',
  'salát sál',
  'planeta plán',
  'formát forma',
  'tank tanec',
  'krajina kraj',
  'století stůl',
  'vitrína vítr',
];

const findTitles = async ({ db }: Connection, typed: string): Promise<SearchHit['title'][]> =>
  (await searchIn(db, ['events'], { q: typed, page: 1 }, 'cs', NOON)).results.map(({ title }) => title);

async function fill({ db }: Connection): Promise<void> {
  for (const title of [...PAIRS, ...FORMS, ...OTHERS].flatMap((words) => words.split(' ')))
    await addEvent(db, { title: { cs: title }, date_start: '2026-11-28T19:00' });
  await indexAll(db);
}

function itFindsForms(open: () => Connection): void {
  test('every form finds the same events, and the matches are marked', async () => {
    const wrong: string[] = [];
    for (const [one = '', other = ''] of [...PAIRS, ...FORMS].map((pair) => pair.split(' '))) {
      for (const typed of [one, other, other.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()]) {
        const found = await findTitles(open(), typed);
        const missing = [one, other].filter(
          (title) => !found.some(({ text, marks }) => text === title && marks.length === 1),
        );
        if (missing.length > 0)
          wrong.push(`${typed} does not find ${missing.join(', ')}, but ${found.map(({ text }) => text).join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(OTHERS)('different words do not meet: %s', async (words) => {
    const [one = ''] = words.split(' ');
    expect((await findTitles(open(), one)).map(({ text }) => text)).toEqual([one]);
  });

  test('a slip of typing in another form', async () => {
    expect((await findTitles(open(), 'prohlídyk')).map(({ text }) => text).sort()).toEqual(['prohlídka', 'prohlídky']);
  });
}

describe('with PGlite', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await emptyDatabase();
    await fill(connection);
  });
  afterAll(() => connection.close());
  itFindsForms(() => connection);
});

const missing = postgresMissing();
(missing === undefined ? describe : describe.skip)(
  `with PostgreSQL${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let server: TestPostgres;
    let connection: Connection;
    beforeAll(async () => {
      server = await startPostgres();
      connection = await connect({ databaseUrl: server.url, dataDir: 'memory://' });
      await connection.migrate(MIGRATIONS);
      await fill(connection);
    });
    afterAll(async () => {
      await connection?.close();
      await server?.stop();
    });
    itFindsForms(() => connection);
  },
);
