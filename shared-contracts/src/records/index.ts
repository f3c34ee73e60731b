// Generated from the files of this folder by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import articles from './articles';
import events from './events';
import forms from './forms';
import pages from './pages';
import persons from './persons';
import productions from './productions';
import redirects from './redirects';
import rooms from './rooms';
import seatPlans from './seat-plans';
import series from './series';
import teasers from './teasers';
import terms from './terms';
import venues from './venues';
import vouchers from './vouchers';

/** Every kind of record, by its name in packs. */
export const RECORDS = {
  articles,
  events,
  forms,
  pages,
  persons,
  productions,
  redirects,
  rooms,
  seat_plans: seatPlans,
  series,
  teasers,
  terms,
  venues,
  vouchers,
} as const;
