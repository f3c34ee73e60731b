import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './hit-group.module.css';
import { HitList } from './hit-list';
import type { HitGroupData as Group } from './search.loader';

/**
 * A category of the results: its name with the number of hits, the best of them, and the link to the rest where it is
 * on another page.
 */
export function HitGroup({ group: { category, count, hits }, rest }: { group: Group; rest?: string | undefined }) {
  const { t } = useTranslation('programme');
  const id = `found-${category}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.headline}>
        {t(`search.category.${category}`)} <span className={styles.count}>({count})</span>
      </h2>
      <div>
        <HitList hits={hits} />
        {rest !== undefined && count > hits.length && (
          <p className={styles.all}>
            <Anchor href={rest}>{t('search.allOf', { count, category: t(`search.category.${category}`) })}</Anchor>
          </p>
        )}
      </div>
    </section>
  );
}
