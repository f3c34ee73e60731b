import { fromCents, type Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { personal } from '../../../platform/server/tags';
import { loadSettings } from '../../site';
import { dayRange } from '../box-office/day-range';
import { closingPdf } from './closing-pdf';
import { dayClosing, type DayClosing } from './day-closing';
import { stringify } from 'csv-stringify/sync';
import { closingRows } from './closing-rows';

/** Semicolons, a byte order mark and decimal commas: the form that spreadsheets in German and Czech open as a table. */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: false } as const;

const BYTE_ORDER_MARK = '\ufeff';

/** The closing of a day as CSV: subject, tickets where they are counted, euro. */
const closingCsv = (closing: DayClosing, lang: Language): string =>
  BYTE_ORDER_MARK +
  stringify(
    closingRows(closing, lang).map(({ name, detail, tickets = '', cents }) => [
      closing.day,
      name,
      detail,
      tickets,
      fromCents(cents).replace('.', ','),
    ]),
    FORMAT,
  );

/** The closing of a day, for the shop's staff: for the hub, and as a file. */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  handleCall(app, deps, 'closing', async ({ query, reply }) => {
    personal(reply);
    const { day, sold, cancelled, unpaid, cents, vat, money } = await dayClosing(db, dayRange(query.day, now()));
    const sum = ({ orders, tickets, cents: amount }: typeof sold) => ({ orders, tickets, amount: fromCents(amount) });
    return {
      day,
      sold: sum(sold),
      cancelled: sum(cancelled),
      unpaid: sum(unpaid),
      amount: fromCents(cents),
      vat: vat.map(({ rate, gross, net, tax }) => ({
        rate,
        gross: fromCents(gross),
        net: fromCents(net),
        tax: fromCents(tax),
      })),
      money: money.map(({ way, received, refunded }) => ({
        way,
        received: fromCents(received),
        refunded: fromCents(refunded),
      })),
    };
  });
  const fileOf = async (day: string | undefined, reply: FastifyReply, kind: string) => {
    personal(reply);
    const closing = await dayClosing(db, dayRange(day, now()));
    reply.header('content-disposition', `attachment; filename="closing-${closing.day}.${kind}"`);
    return closing;
  };
  handleCall(app, deps, 'closingTable', async ({ query: { day }, lang, reply }) =>
    closingCsv(await fileOf(day, reply, 'csv'), lang),
  );
  handleCall(app, deps, 'closingDocument', async ({ query: { day }, lang, reply }) => {
    const { product } = await loadSettings(db, lang);
    return closingPdf(await fileOf(day, reply, 'pdf'), { lang, product, now: now() });
  });
}
