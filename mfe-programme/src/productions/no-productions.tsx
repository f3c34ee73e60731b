import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './no-productions.module.css';

/** Shown instead of an empty list of productions: a link without the selection, or to other content. */
export function NoProductions({ narrowed, archive }: { narrowed: boolean; archive: boolean }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const path = href('productions', {});
  if (archive && !narrowed)
    return (
      <div className={styles.box}>
        <p className={styles.lead}>{t('productions.archive.empty')}</p>
        <ButtonLink href={path}>{t('productions.archive.current')}</ButtonLink>
      </div>
    );
  return (
    <div className={styles.box}>
      <p className={styles.lead}>{t(narrowed ? 'empty.selection' : 'productions.empty')}</p>
      {narrowed && <p>{t('empty.advice')}</p>}
      {narrowed ? (
        <ButtonLink href={path}>{t('empty.reset')}</ButtonLink>
      ) : (
        <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
      )}
    </div>
  );
}
