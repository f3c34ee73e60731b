import type { Connection } from '../../platform/db/connect';
import { emptyDatabase } from '../../testing/memory-database';
import { emptyTables } from '../../testing/rows';
import { queueMail, STRANGERS_PER_HOUR } from './outbox';

const NOW = Date.parse('2026-11-21T11:00:00Z');
const MINUTE = 60_000;
const letter = { lang: 'cs', subject: 'Objednávka', blocks: [] } as const;

let connection: Connection;
describe('strangers', () => {
  beforeAll(async () => {
    connection = await emptyDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(() => emptyTables(connection.db));

  describe('mails that strangers cause', () => {
    const strangers = (now: number, recipient = 'anna@example.org') =>
      queueMail(connection.db, { recipient, letter, byStranger: true, now });

    it('are at most ten an hour for one address, however it is written', async () => {
      for (let count = 0; count < STRANGERS_PER_HOUR; count += 1) expect(await strangers(NOW + count)).toBe(true);
      expect(await strangers(NOW + 100, 'ANNA@example.org')).toBe(false);
      expect(await strangers(NOW + 100, 'bob@example.org')).toBe(true);
      expect(await strangers(NOW + 61 * MINUTE)).toBe(true);
    });

    it('do not hold back mails of the site itself', async () => {
      for (let count = 0; count < STRANGERS_PER_HOUR; count += 1) await strangers(NOW);
      expect(await queueMail(connection.db, { recipient: 'anna@example.org', letter, now: NOW })).toBe(true);
    });

    it('are not held back by mails of the site itself', async () => {
      for (let count = 0; count < STRANGERS_PER_HOUR; count += 1)
        await queueMail(connection.db, { recipient: 'anna@example.org', letter, now: NOW });
      expect(await strangers(NOW)).toBe(true);
    });
  });
});
