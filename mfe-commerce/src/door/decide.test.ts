import { Door } from './door';
import { FakeHouse } from './testing/fake-house';
import { newPhone } from './testing/phone';

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

test('a ticket of a moved event lets in, and says so', async () => {
  const house = new FakeHouse('a', 'b');
  house.status = 'moved';
  const door = await readyDoor(house);
  expect(await door.check('a')).toMatchObject({ kind: 'in', isMoved: true });
  house.network = 'down';
  expect(await door.check('b')).toMatchObject({ kind: 'in', isMoved: true });
});
