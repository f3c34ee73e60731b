import { randomUUID } from 'node:crypto';
import type { Visitor } from '../../../../testing/visitor';
import type { Shop } from './shop';

/** A line of a cart as a script sends it; of the event's only seat group, and at the full price, unless told. */
export const wantedLine = ({ idJet }: Pick<Shop, 'idJet'>, quantity: number, more: object = {}) => ({
  event_jet_id: idJet,
  quantities: [quantity],
  sale_type_ids: [1],
  ...more,
});

/** Holds tickets for a visitor as their browser does; throws where they were not held. */
export async function holdOverHttp(visitor: Visitor, ...lines: readonly object[]): Promise<void> {
  const answer = await visitor.write('POST', '/de/api/shop-cart/', { lines, idempotency_key: randomUUID() });
  if (answer.statusCode !== 200) throw new Error(`The tickets were not held: ${answer.body}`);
}
