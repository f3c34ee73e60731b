import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatDate } from '@vestibule/contracts/dates';
import { Disclosure } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import styles from './sales-chart.module.css';
import { SumTable } from './sum-table';

/** Width of a day in the drawing, and of its column. */
const DAY = 10;
const COLUMN = 7;
const HEIGHT = 100;
/** Height of a day without a sale, so that the day is visible. */
const NONE = 1;

/** Tickets sold day by day, as columns; the days that sold some are a table as well. Nothing where none was sold. */
export function SalesChart({ sales }: { readonly sales: AnswerOf<'boxOfficeEvent'>['sales'] }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const all = sales.reduce((sum, { tickets }) => sum + tickets, 0);
  const [first, last] = [sales[0], sales.at(-1)];
  if (all === 0 || !first || !last) return null;
  const most = Math.max(...sales.map(({ tickets }) => tickets));
  const title = t('boxOffice.sales.title', { count: sales.length });
  return (
    <section className={list.section} aria-label={title}>
      <h2>{title}</h2>
      <figure className={styles.chart}>
        <figcaption>{t('boxOffice.sales.text', { all, most })}</figcaption>
        <svg aria-hidden viewBox={`0 0 ${sales.length * DAY} ${HEIGHT}`} preserveAspectRatio="none">
          {sales.map(({ day, tickets }, index) => {
            const height = Math.max(NONE, (tickets / most) * HEIGHT);
            return (
              <rect key={day} x={index * DAY} y={HEIGHT - height} width={COLUMN} height={height}>
                <title>{`${formatDate(day, lang)}: ${tickets}`}</title>
              </rect>
            );
          })}
        </svg>
        <p className={styles.ends} aria-hidden>
          {[first, last].map(({ day }) => (
            <span key={day}>{formatDate(day, lang)}</span>
          ))}
        </p>
      </figure>
      <Disclosure dismissable={false} className={styles.table} summary={t('boxOffice.sales.table')}>
        <SumTable
          label={title}
          columns={[t('boxOffice.sales.day'), t('boxOffice.closing.tickets')]}
          rows={sales.filter(({ tickets }) => tickets > 0).map(({ day, tickets }) => [formatDate(day, lang), tickets])}
        />
      </Disclosure>
    </section>
  );
}
