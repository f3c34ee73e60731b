import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { ProductionData } from './production-detail.loader';
import styles from './production-persons.module.css';

/** Who made it, each with the way to their page. */
export function ProductionPersons({ persons }: { persons: ProductionData['persons'] }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  if (persons.length === 0) return null;
  return (
    <section className={styles['persons']}>
      <h2>{t('productions.persons')}</h2>
      <ul role="list">
        {persons.map(({ id, slug, name, role }) => (
          <li key={id}>
            <Anchor href={href('team-slug-id', { slug, id })}>{name}</Anchor>
            {role && <span className={styles['role']}>{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
