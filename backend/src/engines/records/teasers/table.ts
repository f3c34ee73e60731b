import { teasers } from '../tables';
import { shiftDay } from '../shift';
import { tableFor } from '../record-table';

export const teaserTable = tableFor('teasers', {
  table: teasers,
  derive:
    async (_db, _records, { weeks, isDemo }) =>
    ({ position }) => ({
      position: shiftDay(position, weeks),
      isDemo,
    }),
});
