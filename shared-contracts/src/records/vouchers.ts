import { MAX_VOUCHER_CODE } from '../order-fields';
import { day, flag, line, money, number, references } from '../fields/field';
import { defineRecord } from './define-record';

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Codes that take something off an order: a share of its tickets' price, or an amount. */
export default defineRecord({
  kind: 'vouchers',
  fields: {
    title: line({ localised: true, required: true }),
    /** The code that buyers type; upper and lower case are the same. */
    code: line({ required: true, max: MAX_VOUCHER_CODE, given: 'code' }),
    percent: number({ min: 1, max: 100, default: null }),
    amount: money(),
    /** Orders that it may be used for, all buyers together. */
    uses: number({ min: 1, max: 1_000_000, default: 1 }),
    /** First and last day, in the site's zone. */
    date_from: day(),
    date_to: day(),
    /** Whose tickets it is for; those of all where it names none. */
    events: references('event'),
    is_online: flag(true),
  },
  groups: {
    texts: ['title', 'code'],
    value: ['percent', 'amount', 'events'],
    visibility: ['is_online', 'date_from', 'date_to', 'uses'],
  },
  hiddenBy: 'is_online',
  rules: [
    {
      field: 'percent',
      message: 'needs either percent or amount',
      holds: ({ percent, amount }) => isGiven(percent) !== isGiven(amount),
    },
  ],
});
