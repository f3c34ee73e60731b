import { Alert } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../../filters/calendar';
import type { CalendarProps } from '../../filters/selection';
import { CalendarWaiting } from '../../filters/calendar-waiting';
import { useProgrammeDays } from './use-programme-days';

/** The programme's calendar: only days that have events under the other filters can be chosen. */
export default function ProgrammeCalendar({ children, ...calendar }: CalendarProps) {
  const { t } = useTranslation('programme');
  const days = useProgrammeDays(calendar.selection.linkTo({ date: '' }).split('?')[1] ?? '');
  if (days === undefined) return <CalendarWaiting />;
  if (days !== 'failed') return <Calendar {...calendar} days={days} />;
  return (
    <>
      <Alert kind="error">{t('calendar.failed')}</Alert>
      {children}
    </>
  );
}
