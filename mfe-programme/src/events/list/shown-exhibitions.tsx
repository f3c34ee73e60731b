import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { ShownExhibition } from './read-shown-exhibitions';
import styles from './shown-exhibitions.module.css';

/** Exhibitions above the events: they are visited by the day, and so in no list of dates. */
export function ShownExhibitions({ exhibitions }: { exhibitions: readonly ShownExhibition[] }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  if (exhibitions.length === 0) return null;
  return (
    <nav aria-label={t('exhibitions.headline')} className={styles.shown}>
      <p aria-hidden="true">{t('exhibitions.headline')}</p>
      <ul role="list">
        {exhibitions.map(({ id, url, title, lang, until }) => (
          <li key={id}>
            <Anchor href={url}>
              <span lang={lang}>{title}</span>
            </Anchor>
            {until && <span className={styles.until}> {t('event.until', { end: until })}</span>}
          </li>
        ))}
        <li>
          <Anchor href={href('exhibitions', {})}>{t('exhibitions.all')}</Anchor>
        </li>
      </ul>
    </nav>
  );
}
