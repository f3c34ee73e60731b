import { useHost } from '@vestibule/contracts';
import { ButtonLink, Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './no-stories.module.css';

/** Shown instead of an empty list of articles: links to other content. */
export function NoStories() {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <Container className={styles.box}>
      <p className={styles.lead}>{t('magazine.empty')}</p>
      <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
    </Container>
  );
}
