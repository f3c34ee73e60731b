import { RECORDS } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../../platform/db/database';
import { records } from '../../../../engines/records/tables';
import { storedValues } from '../../../../engines/records/stored-values';

/** Puts a voucher into the database as the hub would; ten per cent with the code "HERBST10", once, unless told. */
export async function addVoucher(db: Database, values: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const given = { key: 'v', title: { de: 'Herbst' }, code: 'HERBST10', ...('amount' in values ? {} : { percent: 10 }) };
  const data = storedValues(RECORDS.vouchers.fields, { ...given, ...values });
  const [row] = await db
    .insert(records)
    .values({ kind: 'vouchers', identity: String(data['key']), data })
    .returning({ id: records.id });
  return row?.id ?? 0;
}
