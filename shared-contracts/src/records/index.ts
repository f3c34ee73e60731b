// Generated from the files of this folder by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import admissions from './admissions';
import articles from './articles';
import events from './events';
import exhibitions from './exhibitions';
import forms from './forms';
import pages from './pages';
import persons from './persons';
import productions from './productions';
import redirects from './redirects';
import rooms from './rooms';
import searchChecks from './search-checks';
import seatPlans from './seat-plans';
import series from './series';
import synonyms from './synonyms';
import teasers from './teasers';
import terms from './terms';
import venues from './venues';
import vouchers from './vouchers';

/** Every kind of record, by its name in packs. */
export const RECORDS = {
  admissions,
  articles,
  events,
  exhibitions,
  forms,
  pages,
  persons,
  productions,
  redirects,
  rooms,
  search_checks: searchChecks,
  seat_plans: seatPlans,
  series,
  synonyms,
  teasers,
  terms,
  venues,
  vouchers,
} as const;
