import { teasers } from '../../db/schema';
import { shiftDay } from '../../content/shift';
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
