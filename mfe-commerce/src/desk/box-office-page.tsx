import { useHost, type AnswerOf, type PageProps } from '@vestibule/contracts';
import { dayParts, formatDate, formatTime } from '@vestibule/contracts/dates';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { Container, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskHeader } from './desk-header';
import { deskPaths } from './desk-paths';
import hub from '@vestibule/ui/hub/hub.module.css';
import list from '@vestibule/ui/hub/list.module.css';
import tables from '@vestibule/ui/hub/table.module.css';
import styles from './box-office.module.css';
import { DayForm } from './day-form';
import { FIGURES } from './figures';

/** The dates of a day, each with its tickets in figures; those who may not see its orders get to the door. */
export const BoxOfficePage = observer(function BoxOfficePage({
  data: { day, dates },
}: PageProps<AnswerOf<'boxOffice'>>) {
  const { t } = useTranslation('commerce');
  const { lang, href, store } = useHost();
  const rights = store.user.login?.rights ?? [];
  const paths = deskPaths(href);
  const label = `${dayParts(day, lang).weekday}, ${formatDate(day, lang)}`;
  return (
    <Container className={hub.page}>
      <DeskHeader title={t('boxOffice.title')} withHub>
        {hasRight(rights, 'settle') && (
          <p>
            <Link to={`${paths.closing}?day=${day}`}>{t('boxOffice.closing.title')}</Link>
          </p>
        )}
      </DeskHeader>
      <DayForm action={paths.boxOffice} day={day} />
      <h2 className={styles.title}>{label}</h2>
      {dates.length === 0 ? (
        <p className={list.empty}>{t('boxOffice.noDates')}</p>
      ) : (
        <table className={cx(tables.table, styles.table)} aria-label={t('boxOffice.dates')}>
          <thead>
            <tr>
              <th scope="col">{t('boxOffice.date')}</th>
              {FIGURES.map((name) => (
                <th key={name} scope="col" className={styles.number}>
                  {t(`boxOffice.figure.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date) => (
              <tr key={date.id}>
                <th scope="row">
                  {hasRight(rights, 'customers') ? (
                    <Link to={paths.event(date.id)}>{date.title}</Link>
                  ) : (
                    // Loaded as a page of its own, which alone may have the camera.
                    <a href={paths.door(date.id)}>{date.title}</a>
                  )}
                  <span className={styles.facts}>
                    {date.date_start.includes('T') && <span>{formatTime(date.date_start, lang)}</span>}
                    {date.status !== 'scheduled' && <span>{t(`boxOffice.status.${date.status}`)}</span>}
                  </span>
                </th>
                {FIGURES.map((name) => (
                  <td key={name} className={styles.number}>
                    <span className={cx(tables.label, styles.label)} aria-hidden>
                      {t(`boxOffice.figure.${name}`)}
                    </span>
                    {date[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Container>
  );
});
