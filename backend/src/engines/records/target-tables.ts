import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import {
  admissions,
  articles,
  events,
  exhibitions,
  pages,
  persons,
  productions,
  rooms,
  seatPlans,
  series,
  terms,
  venues,
} from './tables';

/** The table of each target; terms of all kinds share one. */
export const TARGET_TABLES = {
  venue: venues,
  room: rooms,
  series,
  seat_plan: seatPlans,
  person: persons,
  production: productions,
  exhibition: exhibitions,
  admission: admissions,
  event: events,
  article: articles,
  page: pages,
  type: terms,
  tag: terms,
  genre: terms,
  category: terms,
  season: terms,
} as const satisfies Record<ReferenceTarget, unknown>;
