import fc from 'fast-check';
import { Door } from './door';
import { keptLists } from './kept-list';
import { forgetLetIn, readLetIn } from './let-in';
import { FakeHouse, type Network } from './testing/fake-house';
import { newPhone } from './testing/phone';

describe('door', () => {
  beforeEach(newPhone);
  afterEach(() => jest.restoreAllMocks());

  async function openDoor(house: FakeHouse, event = 7): Promise<Door> {
    const door = new Door(event, house.calls);
    await door.open();
    return door;
  }
  /** A door that has the list of the house. */
  async function readyDoor(house: FakeHouse): Promise<Door> {
    const door = await openDoor(house);
    await door.refresh();
    return door;
  }

  test('with a network the house decides, and knows what was sold since the list came', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.tickets.set('late', { usedAt: null, givenBack: false });
    expect(await door.check('late')).toMatchObject({ kind: 'in', offline: false, who: { name: 'Gast late' } });
    house.tickets.set('a', { usedAt: '2026-11-21T16:42:00.000Z', givenBack: false });
    expect(await door.check('a')).toEqual({ kind: 'used', at: '2026-11-21T16:42:00.000Z' });
    expect(await door.check('nothing')).toEqual({ kind: 'unknown' });
  });

  test('without network its list decides: in once, refused again, also after a reload and in another tab', async () => {
    const house = new FakeHouse('a', 'b');
    house.tickets.set('back', { usedAt: null, givenBack: true });
    const door = await readyDoor(house);
    const tab = await openDoor(house);
    house.network = 'down';
    expect(await door.check('a')).toMatchObject({ kind: 'in', offline: true });
    for (const again of [door, tab, await openDoor(house)]) expect((await again.check('a')).kind).toBe('used');
    expect((await door.check('back')).kind).toBe('givenBack');
    expect(await door.check('nothing')).toEqual({ kind: 'unlisted', at: door.kept?.list.now });
    expect(door.count).toEqual({ inside: 1, of: 2 });
    expect(house.heard).toEqual([]);
  });

  test('a ticket of another date with a list on the phone is reported as one', async () => {
    const house = new FakeHouse('a');
    await readyDoor(house);
    const other = new FakeHouse('b');
    other.list = () => ({ ...new FakeHouse('b').list(), event: 8 });
    const there = await openDoor(other, 8);
    await there.refresh();
    const door = await openDoor(house);
    house.network = 'down';
    expect(await door.check('b')).toEqual({ kind: 'otherEvent' });
  });

  test('an admission is sent with its instant when the network is back, and deleted two days later', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.network = 'down';
    await door.check('a');
    const at = door.letIn[0]?.at ?? '';
    expect(door.letIn).toMatchObject([{ code: 'a', state: 'waiting' }]);
    house.network = 'up';
    await (await openDoor(house)).refresh();
    expect(house.tickets.get('a')?.usedAt).toBe(at);
    expect(house.heard).toEqual([{ code: 'a', at, alreadyIn: true }]);
    expect(readLetIn(7)).toEqual([{ hash: expect.any(String) as string, code: '', at, state: 'sent' }]);
    forgetLetIn(Date.now() + 49 * 3_600_000);
    expect(localStorage).toHaveLength(0);
  });

  test('an answer that was lost is no conflict', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.network = 'deaf';
    expect((await door.check('a')).kind).toBe('in');
    house.network = 'up';
    await door.refresh();
    expect(house.heard.map(({ alreadyIn }) => alreadyIn)).toEqual([false, true]);
    expect(door.letIn).toMatchObject([{ state: 'sent' }]);
  });

  test('a second admission by another door is shown until staff have confirmed it, and stays refused', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.network = 'down';
    await door.check('a');
    house.tickets.set('a', { usedAt: '2026-11-21T16:42:00.000Z', givenBack: false });
    house.network = 'up';
    await door.refresh();
    expect(door.letIn).toMatchObject([{ state: 'refused', because: 'used', code: '' }]);
    expect(door.kept?.list.tickets[0]?.used_at).toBe('2026-11-21T16:42:00.000Z');
    const [conflict] = door.letIn;
    if (conflict) await door.see(conflict);
    expect(door.letIn).toMatchObject([{ state: 'seen' }]);
    expect((await door.check('a')).kind).toBe('used');
  });

  test('a phone that can keep nothing lets nobody in without network', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.network = 'down';
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    expect(await door.check('a')).toEqual({ kind: 'notKept' });
    house.network = 'up';
    await door.refresh();
    expect((await door.check('a')).kind).toBe('in');
    house.network = 'down';
    expect((await door.check('a')).kind).toBe('used');
  });

  test('an account without the right any more leaves no list on the phone', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    expect(door.isListKept).toBe(true);
    const list = () => Promise.resolve({ line: 'on', refused: 'forbidden' } as const);
    const later = new Door(7, { ...house.calls, list });
    await later.open();
    expect(later.isListKept).toBe(true);
    await later.refresh();
    expect([later.isListKept, await keptLists()]).toEqual([false, []]);
  });

  test('a code that the list lacks is requested, as the network may be back', async () => {
    const house = new FakeHouse('a');
    const door = await readyDoor(house);
    house.network = 'down';
    await door.check('a');
    house.network = 'up';
    house.tickets.set('late', { usedAt: null, givenBack: false });
    expect(await door.check('late')).toMatchObject({ kind: 'in', offline: false });
  });

  test('the list is forgotten when its date is over for a day', async () => {
    await readyDoor(new FakeHouse('a'));
    expect(await keptLists()).toHaveLength(1);
    expect(await keptLists(Date.now() + 26 * 3_600_000)).toEqual([]);
    expect(await keptLists()).toEqual([]);
  });

  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ network: fc.constantFrom<Network>('up', 'deaf', 'down') }) },
    { weight: 4, arbitrary: fc.record({ scan: fc.constantFrom('a', 'b'), tab: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ refresh: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ reload: fc.nat(1) }) },
  );

  test('whatever network, tabs and reloads do, nobody comes in twice at one phone', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 20 }),
      fc.scheduler(),
      async (steps, scheduler) => {
        newPhone();
        const house = new FakeHouse('a', 'b');
        const doors = [await readyDoor(house), await openDoor(house)];
        house.travel = () => scheduler.schedule(Promise.resolve());
        const inside: string[] = [];
        const running: Promise<unknown>[] = [];
        const run = async (one: (typeof steps)[number]) => {
          if ('network' in one) house.network = one.network;
          if ('scan' in one && (await doors[one.tab]?.check(one.scan))?.kind === 'in') inside.push(one.scan);
          if ('refresh' in one) await doors[one.refresh]?.refresh();
          if ('reload' in one) doors[one.reload] = await openDoor(house);
        };
        // Each begins while the ones before are on their way.
        for (const one of steps) void scheduler.schedule(Promise.resolve()).then(() => running.push(run(one)));
        await scheduler.waitIdle();
        await scheduler.waitFor(Promise.all(running));
        expect(inside).toEqual([...new Set(inside)]);
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });
});
