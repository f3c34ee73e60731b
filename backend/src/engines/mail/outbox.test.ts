import { eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/connect';
import { mails } from './tables';
import { emptyDatabase } from '../../testing/memory-database';
import { emptyTables } from '../../testing/rows';
import type { Letter } from './letter';
import { claimMail, countWaiting, expireMails, LEASE_MS, noteFailure, noteSent, queueMail, type Mail } from './outbox';
import { sendDue } from './send-due';
import { startMailServer, type TestMailServer } from '@vestibule/testkit/mail-server';
import { mailTransport } from './transport';

const NOW = Date.parse('2026-11-21T11:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const letter: Letter = {
  lang: 'cs',
  subject: 'Příliš žluťoučký\r\nBcc: evil@example.org',
  blocks: [
    'Dobrý den,\n<b>kůň</b>',
    { facts: [['Místo', 'Sál "A" & B']] },
    { link: 'Objednávka', href: 'https://a.example/?b=1&c=2' },
  ],
};

let connection: Connection;
let server: TestMailServer;
describe('outbox', () => {
  beforeAll(async () => {
    connection = await emptyDatabase();
    server = await startMailServer();
  });
  afterAll(async () => {
    await server.close();
    await connection.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    server.answers.length = 0;
    await emptyTables(connection.db);
  });

  const queue = (recipient = 'anna@example.org') =>
    queueMail(connection.db, { recipient, replyTo: 'haus@example.org', letter, now: NOW });
  const failures: unknown[] = [];
  const send = (now: number) =>
    sendDue({
      db: connection.db,
      send: mailTransport({ url: server.url, from: 'Haus <karten@example.org>' }),
      now: () => now,
      onFailure: (error) => failures.push(error),
    });
  const rows = () => connection.db.select().from(mails).orderBy(mails.id);
  const claimed = async (now: number): Promise<Mail> => {
    const mail = await claimMail(connection.db, now);
    if (!mail) throw new Error('nothing was due');
    return mail;
  };

  test('a mail reaches a mail server once, as text and as HTML, every letter and no header of its own', async () => {
    await queue();
    expect(await countWaiting(connection.db)).toBe(1);
    expect([await send(NOW), await send(NOW + DAY)]).toEqual([1, 0]);
    const [mail] = server.received;
    expect([server.received.length, mail?.from, mail?.to]).toEqual([1, 'karten@example.org', ['anna@example.org']]);
    const raw = mail?.raw ?? '';
    expect(raw).toMatch(/^From: Haus <karten@example\.org>\r?$/m);
    expect(raw).toMatch(/^Reply-To: haus@example\.org\r?$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).toMatch(/^Message-ID: <[\w-]{36}@example\.org>\r?$/m);
    expect(raw.split(/\r?\n\r?\n/, 1)[0]).not.toMatch(/^Bcc:/m);
    expect(raw).toContain('multipart/alternative');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, sentAt: new Date(NOW).toISOString() }]);
  });

  test('both forms are made of the same letter, and nothing in it is taken for HTML', async () => {
    await queue();
    const [mail] = await rows();
    expect(mail?.subject).toBe('Příliš žluťoučký Bcc: evil@example.org');
    expect(mail?.text).toBe(
      'Dobrý den,\n<b>kůň</b>\n\nMísto: Sál "A" & B\n\nObjednávka:\nhttps://a.example/?b=1&c=2\n',
    );
    expect(mail?.html).toContain('<html lang="cs">');
    expect(mail?.html).toContain('<p>Dobrý den,<br>&lt;b&gt;kůň&lt;/b&gt;</p>');
    expect(mail?.html).toContain('<td>Sál &quot;A&quot; &amp; B</td>');
    expect(mail?.html).toContain('<a href="https://a.example/?b=1&amp;c=2">Objednávka</a>');
  });

  test('a server in trouble is asked again after growing pauses, and in the end never again', async () => {
    await queue();
    let at = NOW;
    for (const minutes of [1, 5, 15, 60, 240, 720, 1440, 1440]) {
      server.answers.push({ code: 451, text: 'later' });
      expect(await send(at)).toBe(0);
      const [mail] = await rows();
      expect(mail).toMatchObject({ state: 'waiting', problem: expect.stringContaining('later') as string });
      expect(Date.parse(mail?.dueAt ?? '') - at).toBe(minutes * MINUTE);
      expect(await claimMail(connection.db, at + minutes * MINUTE - 1)).toBeUndefined();
      at += minutes * MINUTE;
    }
    server.answers.push({ code: 451, text: 'later' });
    await send(at);
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 9 }]);
    expect(await send(at + 100 * DAY)).toBe(0);
  });

  test.each(['rcpt', 'data'] as const)(
    'a mail that the server refuses for good at %s is not tried again',
    async (where) => {
      await queue();
      server.answers.push({ code: 550, text: 'no such mailbox', at: where });
      await send(NOW);
      expect(await rows()).toMatchObject([
        { state: 'failed', attempts: 1, problem: expect.stringContaining('no such') as string },
      ]);
    },
  );

  test('one that is refused does not keep the others', async () => {
    for (const name of ['a', 'b', 'c']) await queue(`${name}@example.org`);
    server.answers.push({ code: 550, text: 'no' });
    expect(await send(NOW)).toBe(2);
    expect(server.received.map(({ to }) => to[0])).toEqual(['b@example.org', 'c@example.org']);
  });

  test('a server that is away costs an attempt, and the mail is sent when it is back', async () => {
    await queue();
    const away = await startMailServer();
    await away.close();
    const options = { db: connection.db, onFailure: () => undefined };
    await sendDue({ ...options, send: mailTransport({ url: away.url, from: 'a@example.org' }), now: () => NOW });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await send(NOW + MINUTE)).toBe(1);
  });

  test('no two senders get the same mail, and one that died leaves it to the next when its lease ends', async () => {
    await queue();
    const first = await claimed(NOW);
    expect(await claimMail(connection.db, NOW + LEASE_MS - 1)).toBeUndefined();
    const second = await claimed(NOW + LEASE_MS);
    expect([second.id, second.messageId, second.attempts]).toEqual([first.id, first.messageId, 2]);
    // The first wakes up again: it has no say any more.
    await noteFailure(connection.db, first, 'late', true, NOW + LEASE_MS + 1);
    expect(await rows()).toMatchObject([{ state: 'sending', problem: '' }]);
    await noteSent(connection.db, second, NOW + LEASE_MS + 2);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('mails go with the transaction of their cause', async () => {
    await expect(
      connection.db.transaction(async (tx) => {
        await queueMail(tx, { recipient: 'a@example.org', letter, now: NOW });
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    expect(await rows()).toEqual([]);
  });

  test('mails that were sent a month ago are deleted, waiting ones are not', async () => {
    await queue('sent@example.org');
    await send(NOW);
    await queue('waiting@example.org');
    await expireMails(connection.db, NOW + 30 * DAY);
    expect(await rows()).toHaveLength(2);
    await expireMails(connection.db, NOW + 31 * DAY);
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['waiting@example.org']);
    await connection.db.update(mails).set({ state: 'failed' }).where(eq(mails.recipient, 'waiting@example.org'));
    await expireMails(connection.db, NOW + 31 * DAY);
    expect(await rows()).toEqual([]);
  });

  test('to an address that nodemailer would read as another, or as several, nothing is sent to those', async () => {
    for (const recipient of ['a,victim@example.org', 'x<victim@example.org>', 'g:victim@example.org']) {
      await queue(recipient);
      await send(NOW);
    }
    expect(server.received.flatMap(({ to }) => to).filter((to) => to === 'victim@example.org')).toEqual([]);
  });
});
