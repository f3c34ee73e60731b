import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { decide } from './decide';
import { Door } from './door';
import { FakeHouse } from './testing/fake-house';
import { newPhone } from './testing/phone';

describe('decide', () => {
  beforeEach(newPhone);

  /** A door that has the list of the house. */
  async function readyDoor(house: FakeHouse): Promise<Door> {
    const door = new Door(7, house.calls);
    await door.open();
    await door.refresh();
    return door;
  }

  test('unpaid tickets and those of a cancelled event are refused, with and without network', async () => {
    const house = new FakeHouse('a');
    house.tickets.set('open', { usedAt: null, givenBack: false, owed: '24.00' });
    const door = await readyDoor(house);
    expect(await door.check('open')).toEqual({ kind: 'unpaid', owed: '24.00', order: '7K3M-9QXT' });
    house.network = 'down';
    expect(await door.check('open')).toEqual({ kind: 'unpaid', owed: '24.00', order: undefined });
    house.network = 'up';
    house.status = 'cancelled';
    await door.refresh();
    expect(await door.check('a')).toEqual({ kind: 'eventCancelled' });
    house.network = 'down';
    expect(await door.check('a')).toEqual({ kind: 'eventCancelled' });
  });

  test('an unpaid ticket that the site lets in comes in as one, with and without network', async () => {
    const house = new FakeHouse();
    for (const code of ['a', 'b'])
      house.tickets.set(code, { usedAt: null, givenBack: false, owed: '24.00', mayOwe: true });
    const door = await readyDoor(house);
    expect(await door.check('a')).toMatchObject({ kind: 'in', offline: false, owed: '24.00' });
    house.network = 'down';
    expect(await door.check('b')).toMatchObject({ kind: 'in', offline: true, owed: '24.00' });
  });

  test('without network a ticket of a slot lets in from its first to its last instant', () => {
    const [ticket] = EXAMPLES.doorList.tickets;
    if (!ticket) throw new Error('The example has no ticket');
    const slot = { good_from: '2026-11-28T09:45:00.000Z', good_until: '2026-11-28T11:00:00.000Z' };
    const tickets = [{ ...ticket, ...slot, used_at: null, given_back: false, owed: '' }];
    const known = { list: { ...EXAMPLES.doorList, status: 'scheduled' as const, tickets }, others: [], letIn: [] };
    const at = (now: string) => decide(known, ticket.hash, now).kind;
    expect([at('2026-11-28T09:44:59.999Z'), at(slot.good_from), at(slot.good_until)]).toEqual([
      'otherSlot',
      'in',
      'otherSlot',
    ]);
  });

  test('a ticket of a moved event lets in, and says so', async () => {
    const house = new FakeHouse('a', 'b');
    house.status = 'moved';
    const door = await readyDoor(house);
    expect(await door.check('a')).toMatchObject({ kind: 'in', isMoved: true });
    house.network = 'down';
    expect(await door.check('b')).toMatchObject({ kind: 'in', isMoved: true });
  });
});
