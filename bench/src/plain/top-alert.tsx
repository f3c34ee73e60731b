import { Container, cx, Icon, RichText } from '@vestibule/ui';
import { useState } from 'react';
import styles from 'site/shell/src/layout/top-alert/top-alert.module.css';
import type { PlainPage } from './types';

/** The site's news above the header, until it is closed. */
export function TopAlert({ alert }: { alert: PlainPage['alert'] }) {
  const [closed, setClosed] = useState(false);
  if (!alert || closed) return null;
  return (
    <aside className={cx('cc02', styles.alert)} aria-label="Aktueller Hinweis">
      <Container className={styles.inner}>
        <div className={styles.content}>
          <p className={styles.title}>{alert.title}</p>
          <RichText html={alert.text} className={styles.text} />
          {alert.link && (
            <a href={alert.link.url} className={styles.link}>
              {alert.link_title || 'Mehr dazu'}
            </a>
          )}
        </div>
        <button type="button" className={styles.close} aria-label="Hinweis schließen" onClick={() => setClosed(true)}>
          <Icon name="close" />
        </button>
      </Container>
    </aside>
  );
}
