import { useHost } from '@vestibule/contracts';
import { Anchor, Headline } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HUB_PATH } from './hub-paths';
import styles from './hub.module.css';

interface HubHeaderProps {
  readonly title: string;
  /** A page of the hub leads back to it. */
  readonly withHub?: boolean;
  readonly children?: ReactNode;
}

/** Top of the hub's pages, which have no header of the site: ways back, the title, and what belongs to it. */
export function HubHeader({ title, withHub = false, children }: HubHeaderProps) {
  const { lang } = useHost();
  const { t } = useTranslation('editor');
  return (
    <header className={styles['header']}>
      <nav aria-label={t('hub.ways')}>
        <ul role="list" className={styles['ways']}>
          <li>
            <Anchor href={`/${lang}`}>{t('hub.site')}</Anchor>
          </li>
          {withHub && (
            <li>
              <Link to={HUB_PATH}>{t('hub.title')}</Link>
            </li>
          )}
        </ul>
      </nav>
      <Headline level={1} size={3}>
        {title}
      </Headline>
      {children}
    </header>
  );
}
