import { useHost } from '@vestibule/contracts';
import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-section.module.css';

/** Articles inside a content page, under a heading of level 2, with the way to all of them. */
export function ArticleSection({ headline, children }: { headline: string; children: ReactNode }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('news', {});
  const id = useId();
  return (
    // Only what has a name of its own is a region.
    <section {...(headline && { 'aria-labelledby': id })} className={styles['section']}>
      <h2 id={id}>{headline || <VisuallyHidden>{t('magazine.teaser.headline')}</VisuallyHidden>}</h2>
      {children}
      <p className={styles['all']}>
        <Anchor href={path}>{t('magazine.teaser.all')}</Anchor>
      </p>
    </section>
  );
}
