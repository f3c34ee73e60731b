import type { Dates, LoaderContext } from '@vestibule/contracts';
import { DAY_TICKETS_ROUTE } from '../shop-routes';

/** A day with the address of its tickets. */
export interface DayToChoose {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly name: string;
  readonly href: string;
}

/** Days that are one press away. */
const WEEK = 7;

type Context = Pick<LoaderContext, 'href' | 'lang' | 't'>;

/** A day as a link: `Sa, 5. Dez. 2026`. */
export function namedDay(day: string, { href, lang }: Context, dates: Dates): DayToChoose {
  const name = `${dates.dayParts(day, lang).short}, ${dates.formatDate(day, lang)}`;
  return { day, name, href: `${href(DAY_TICKETS_ROUTE, {})}?day=${day}` };
}

/** Today and the six days after it. */
export const daysToChoose = (today: string, context: Context, dates: Dates): readonly DayToChoose[] =>
  Array.from({ length: WEEK }, (_, ahead) => {
    const day = dates.plusDays(today, ahead);
    const { short, day: number, shortMonth } = dates.dayParts(day, context.lang);
    const name =
      ahead === 0
        ? context.t('dayTickets.today')
        : ahead === 1
          ? context.t('dayTickets.tomorrow')
          : context.t('dayTickets.dayOfWeek', { short, number, month: shortMonth });
    return { ...namedDay(day, context, dates), name };
  });
