import { events, quotas, seatGroups, seatPlans } from '../../engines/records/tables';
import { importKit, packEvent } from './testing/import-kit';

const kit = importKit();
const { load } = kit;

describe('tickets', () => {
  const group = (more: object = {}) => ({
    key: 'g',
    name: 'Parkett',
    capacity: 10,
    prices: [{ name: 'Normal', text: 'Vollpreis', price: '12', sale_type: 1 }],
    ...more,
  });
  const capacities = async () =>
    (await kit.db.select({ capacity: quotas.capacity }).from(quotas).orderBy(quotas.id)).map((row) => row.capacity);
  afterEach(() => kit.db.delete(quotas));
  beforeEach(async () => {
    await kit.db.delete(seatGroups);
    await kit.db.delete(quotas);
  });

  test('events that sell get an id in the ticket system', async () => {
    await load({
      events: [
        packEvent({ seat_groups: [group()] }),
        packEvent({ key: 'e2' }),
        packEvent({ key: 'e3', id_jet: 'J3', seat_groups: [group()] }),
      ],
    });
    expect((await kit.db.select({ id: events.idJet }).from(events).orderBy(events.key)).map((row) => row.id)).toEqual([
      'VB-e1',
      null,
      'J3',
    ]);
    await kit.db.delete(events);
  });

  test('a smaller capacity never goes below the held tickets', async () => {
    await load({ events: [packEvent({ seat_groups: [group()] })] });
    await kit.db.update(quotas).set({ held: 7 });
    const result = await load({ events: [packEvent({ seat_groups: [group({ capacity: 5 })] })] });
    expect(result.warnings).toEqual([
      expect.stringContaining('7 tickets are held or sold: the capacity cannot be lower'),
    ]);
    expect(await capacities()).toEqual([7]);
    await load({ events: [packEvent({ seat_groups: [group({ capacity: 40 })] })] });
    expect(await capacities()).toEqual([40]);
    await kit.db.delete(events);
  });

  test('timeslots have a quota each; those that the pack no longer has are removed', async () => {
    await load({
      events: [
        packEvent({
          seat_groups: [
            group({
              timeslots: [
                { time_start: '10:00', capacity: 3 },
                { time_start: '11:00', capacity: 4 },
              ],
            }),
          ],
        }),
      ],
    });
    expect(await capacities()).toEqual([3, 4]);
    await load({
      events: [packEvent({ seat_groups: [group({ timeslots: [{ time_start: '11:00', capacity: 6 }] })] })],
    });
    expect(await capacities()).toEqual([6]);
    await load({ events: [packEvent()] });
    expect(await capacities()).toEqual([]);
  });

  test.each([
    ['no capacity', { capacity: undefined }, 'seat_groups[0]: capacity is required'],
    [
      'a price twice',
      { prices: [1, 1].map((sale_type) => ({ price: '1.00', sale_type })) },
      'seat_groups[0].prices: sale_type must differ',
    ],
    [
      'a price that is none',
      { prices: [{ price: 'free', sale_type: 1 }] },
      'seat_groups[0].prices[0].price: must be an amount',
    ],
    [
      'a rate of VAT with three decimal places',
      { prices: [{ price: '1.00', vat: 8.125, sale_type: 1 }] },
      'seat_groups[0].prices[0].vat: must have at most 2 decimal places',
    ],
  ])('%s is refused', async (_, wrong, message) => {
    expect((await load({ events: [packEvent({ seat_groups: [group(wrong)] })] })).errors).toEqual([
      expect.stringContaining(message),
    ]);
  });

  describe('with numbered seats', () => {
    const plan = (rows: string) => ({ key: 'p', name: 'Konzert', rows });
    const seated = (seats = 'Parkett', more: object = {}) =>
      packEvent({ seat_plan: 'p', seat_groups: [group({ capacity: undefined, seats, ...more })] });
    afterEach(() => kit.db.delete(events));

    test('there are as many as the plan has, also when it changes', async () => {
      const rows = 'A: 1-4 Parkett; 5 Loge';
      expect((await load({ seat_plans: [plan(rows)], events: [seated()] })).errors).toEqual([]);
      expect(await capacities()).toEqual([4]);
      await load({ seat_plans: [plan(`${rows}\nB: 1-2 Parkett`)] });
      expect(await capacities()).toEqual([6]);
    });

    test.each([
      ['a row that cannot be read', plan('A: 1-4 Parkett\nB: 1-x Parkett'), seated(), 'rows: row B: 1-x must be seats'],
      [
        'seats that the plan does not have',
        plan('A: 1-4 Parkett'),
        seated('Rang'),
        'seat_groups[0].seats: the seat plan p',
      ],
      [
        'a plan that is not there',
        { ...plan('A: 1 Parkett'), key: 'q' },
        seated(),
        'seat_plan: there is no seat_plan with',
      ],
      ['a capacity as well', plan('A: 1 Parkett'), seated('Parkett', { capacity: 3 }), 'seat_groups[0]: a group with'],
      ['no plan', plan('A: 1 Parkett'), { ...seated(), seat_plan: undefined }, 'seat_plan: is required where'],
    ])('%s: refused and named', async (_, seatPlan, event, message) => {
      // The plan of an earlier import would do as well.
      await kit.db.delete(seatPlans);
      const { errors } = await load({ seat_plans: [seatPlan], events: [event] });
      expect(errors).toContainEqual(expect.stringContaining(message));
    });
  });
});
