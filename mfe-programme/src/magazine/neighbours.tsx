import { Anchor, Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { Neighbour } from './article.loader';
import styles from './neighbours.module.css';

/** Links to the next older and the next newer article. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const { t } = useTranslation('programme');
  if (!previous && !next) return null;
  return (
    <Container as="nav" className={styles.neighbours} aria-label={t('magazine.readOn')}>
      {previous && <Way label={t('magazine.previous')} rel="prev" to={previous} />}
      {next && <Way label={t('magazine.next')} rel="next" to={next} />}
    </Container>
  );
}

function Way({ label, rel, to }: { label: string; rel: 'prev' | 'next'; to: Neighbour }) {
  return (
    <Anchor href={to.url} rel={rel} className={styles.way}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title} lang={to.lang}>
        {to.title}
      </span>
    </Anchor>
  );
}
