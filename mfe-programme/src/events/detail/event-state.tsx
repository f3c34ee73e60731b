import { useTranslation } from 'react-i18next';
import type { EventDetailData } from './event-detail.loader';
import styles from './event-detail.module.css';

/** What keeps people from coming as they had planned. */
export function EventState({ event: { state, movedFrom } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  if (!state) return null;
  const text =
    state === 'moved' && movedFrom.date ? t('stateLong.movedFrom', { date: movedFrom.date }) : t(`stateLong.${state}`);
  return <p className={styles['state']}>{text}</p>;
}
