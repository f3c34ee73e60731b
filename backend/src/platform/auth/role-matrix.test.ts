import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '@vestibule/contracts';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { recordOf, RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import { READY_RIGHTS, READY_ROLES, type ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { mayDo, type RecordAction } from '@vestibule/contracts/rights/record-rights';
import { GENERAL_RIGHTS, hasRight, KIND_ACTIONS } from '@vestibule/contracts/rights/rights';
import { roles, users } from './user-tables';
import { all, urlOf } from '../server/testing/calls';
import { addCustomer, addEditor, EDITOR } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';

/** Every role, and callers without one, x every call: refused callers, and their status. */
type Caller = ReadyRole | 'visitor' | 'account' | 'customer';
const CALLERS: readonly Caller[] = ['visitor', 'account', 'customer', ...READY_ROLES];
const isRole = (caller: Caller): caller is ReadyRole => READY_ROLES.some((role) => role === caller);

let site: TestApp;
const callers = new Map<Caller, Visitor>();
describe('role matrix', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await site.db.insert(roles).values({ key: 'account', name: 'Account', rights: [] });
    callers.set('visitor', site.visitor());
    for (const caller of CALLERS.filter((one) => one !== 'visitor')) {
      // An account of no role, of the house and not.
      if (caller === 'customer') await addCustomer(site.db, 'customer@example.org');
      else await addEditor(site.db, caller, `${caller}@example.org`);
      const visitor = site.visitor({ 'x-forwarded-for': `10.9.0.${callers.size}` });
      expect((await visitor.login(`${caller}@example.org`, EDITOR.password)).statusCode).toBe(200);
      callers.set(caller, visitor);
    }
  });
  afterAll(() => site.close());

  const visitorOf = (caller: Caller): Visitor => {
    const visitor = callers.get(caller);
    if (visitor === undefined) throw new Error(`Nobody is ${caller}`);
    return visitor;
  };

  /** 401, 403, or 0 for any other status: a caller with the right gets a response, or the problem of its call. */
  async function refusal(caller: Caller, call: CallDefinition, params: Record<string, string> = {}): Promise<number> {
    const { method } = call;
    // With ids that do not exist: a call that is allowed here changes nothing, but a logout ends the session.
    const url = urlOf(call, { id: '999', ...params });
    const visitor = visitorOf(caller);
    const { statusCode } = method === 'GET' ? await visitor.get(url) : await visitor.write(method, url);
    return statusCode === 401 || statusCode === 403 ? statusCode : 0;
  }

  function expected(caller: Caller, { right }: CallDefinition): number {
    if (right === 'anyone') return 0;
    if (right === 'gateway') return 403;
    if (right === 'command') return 401;
    if (right === 'session') return caller === 'visitor' || caller === 'customer' ? 401 : 0;
    if (right === 'customer') return caller === 'customer' ? 0 : 401;
    if (!isRole(caller)) return 401;
    if (right === 'record') return hasRight(READY_RIGHTS[caller], 'hub') ? 0 : 403;
    return hasRight(READY_RIGHTS[caller], right) ? 0 : 403;
  }

  // After a logout the caller is anonymous.
  const calls = all.filter(([name, { right }]) => name !== 'logout' && right !== 'record');

  test('callers of each call', async () => {
    const wrong: string[] = [];
    for (const [name, call] of calls)
      for (const caller of CALLERS) {
        const status = await refusal(caller, call);
        if (status !== expected(caller, call)) wrong.push(`${name} by ${caller}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  const ACTIONS = { record: 'read', createRecord: 'create', changeRecord: 'change', deleteRecord: 'remove' } as const;

  test('roles and their actions on records', async () => {
    const wrong: string[] = [];
    for (const [name, action] of [['records', 'read'], ...Object.entries(ACTIONS)] as [CallName, RecordAction][])
      for (const kind of RECORD_KINDS)
        for (const caller of CALLERS) {
          const call = all.find(([one]) => one === name)?.[1];
          const status = call && (await refusal(caller, call, { kind }));
          const right = !isRole(caller) ? 401 : mayDo(READY_RIGHTS[caller], action, kind) ? 0 : 403;
          if (status !== right) wrong.push(`${action} ${kind} by ${caller}: ${status}`);
        }
    expect(wrong).toEqual([]);
  });

  test('roles that may give an event a rule', async () => {
    const call = all.find(([name]) => name === 'setRecurrence')?.[1];
    for (const caller of CALLERS) {
      const right = !isRole(caller) ? 401 : mayDo(READY_RIGHTS[caller], 'create', 'events') ? 0 : 403;
      expect([caller, call && (await refusal(caller, call))]).toEqual([caller, right]);
    }
  });

  test('roles that may move a page', async () => {
    const call = all.find(([name]) => name === 'placePage')?.[1];
    for (const caller of CALLERS) {
      const right = !isRole(caller) ? 401 : mayDo(READY_RIGHTS[caller], 'change', 'pages') ? 0 : 403;
      expect([caller, call && (await refusal(caller, call))]).toEqual([caller, right]);
    }
  });

  test('control: a role that is changed behind the back of the test is noticed', async () => {
    await site.db.update(users).set({ role: 'administrator' });
    const releases = all.find(([name]) => name === 'releases')?.[1];
    if (!releases) throw new TypeError('There is no such call');
    expect(await refusal('shop', releases)).not.toBe(expected('shop', releases));
  });

  describe('the page about roles', () => {
    const text = readFileSync(join(__dirname, '../../../../docs/behaviour/editing.md'), 'utf8');
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const rowOf = (name: string) => rows.find(([, first]) => first === name)?.slice(2, -1);

    test('names the roles in the order of the table', () => {
      expect(rowOf('right')).toEqual(READY_ROLES);
      expect(rowOf('records')).toEqual(READY_ROLES);
    });
    test.each(GENERAL_RIGHTS)('%s', (right) => {
      expect(rowOf(right)).toEqual(READY_ROLES.map((role) => (hasRight(READY_RIGHTS[role], right) ? 'yes' : '–')));
    });
    test.each(RECORD_KINDS.map((kind) => recordOf(kind).kind))('%s', (name) => {
      const kind = RECORD_KINDS.find((one) => one === name)!;
      expect(rowOf(name)).toEqual(
        READY_ROLES.map(
          (role) =>
            KIND_ACTIONS.filter((action) => hasRight(READY_RIGHTS[role], kindRight(action, kind))).join(', ') || '–',
        ),
      );
      expect(READY_ROLES.every((role) => mayDo(READY_RIGHTS[role], 'read', kind))).toBe(true);
    });
  });
});
