import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import type { Rate } from './view';

/** How often a version fails: `5 % (2 von 40)`; as words when there are no figures. */
export function RateText({ rate }: { rate: Rate }) {
  const { t } = useTranslation('editor');
  if (rate.kind !== 'measured') return <span className={styles.quiet}>{t(`releases.rate.${rate.kind}`)}</span>;
  const { percent, failures, calls, isBad } = rate;
  return (
    <span className={isBad ? styles.bad : undefined}>{t('releases.rate.measured', { percent, failures, calls })}</span>
  );
}
