import { startCustomerSession } from '../../../platform/auth/customer-sessions';
import { customers, customerSessions } from '../../../platform/auth/customer-tables';
import { customerLinks, registrations } from '../tables';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { chooseByLink, mailPasswordLink } from './password-links';
import { confirmRegistration, register } from './register';
import { lastToken, pages, person } from './testing/customers';

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const TIMES = 20;
const asked = { lang: 'de', pages, now: NOW, mayMail: () => Promise.resolve(true) } as const;

describeOnPostgres((connection) => {
  test(`a link that is used ${TIMES} times at once makes one account, and one of two links the other’s end`, async () => {
    const { db } = connection;
    const who = person();
    const tokens: string[] = [];
    for (const password of [who.password, 'another long password']) {
      await register(db, { ...who, password }, asked);
      tokens.push(await lastToken(db));
    }
    const made = await Promise.all(
      Array.from({ length: TIMES }, (_, at) =>
        at % 2 === 0
          ? confirmRegistration(db, tokens[0] ?? '', who.password, NOW)
          : confirmRegistration(db, tokens[1] ?? '', 'another long password', NOW),
      ),
    );
    expect(made.filter((one) => typeof one === 'object')).toHaveLength(1);
    expect(made.filter((one) => one === 'gone')).toHaveLength(TIMES - 1);
    expect([await db.$count(customers), await db.$count(registrations)]).toEqual([1, 0]);
  });

  test('a password is chosen by a link once, however many choose at once', async () => {
    const { db } = connection;
    const who = person();
    await register(db, who, asked);
    await confirmRegistration(db, await lastToken(db), who.password, NOW);
    await mailPasswordLink(db, { ...asked, recipient: who.email });
    const token = await lastToken(db);
    const chosen = await Promise.all(
      Array.from({ length: TIMES }, (_, at) => chooseByLink(db, token, `password number ${at}`, asked)),
    );
    expect(chosen.filter(Boolean)).toHaveLength(1);
    expect(await db.$count(customerLinks)).toBe(0);
  });

  test('no session begins with a password that is changed meanwhile', async () => {
    const { db } = connection;
    const who = person();
    await register(db, who, asked);
    const proven = await confirmRegistration(db, await lastToken(db), who.password, NOW);
    if (typeof proven === 'string') throw new Error(`The account was not confirmed: ${proven}`);
    await mailPasswordLink(db, { ...asked, recipient: who.email });
    const token = await lastToken(db);
    const [chosen] = await Promise.all([
      chooseByLink(db, token, 'another long password', asked),
      ...Array.from({ length: TIMES }, () => startCustomerSession(db, proven, NOW)),
    ]);
    expect([chosen, await db.$count(customerSessions)]).toEqual([true, 0]);
    expect(await startCustomerSession(db, proven, NOW)).toBeNull();
  });
});
