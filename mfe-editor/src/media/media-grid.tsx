import { useHost } from '@vestibule/contracts';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';

interface MediaGridProps {
  readonly items: readonly MediaItem[];
  /** The file that is being looked at. */
  readonly chosen: string | undefined;
  readonly onChoose: (item: MediaItem) => void;
}

/** Files of the library, pictures as such. */
export function MediaGrid({ items, chosen, onChoose }: MediaGridProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <ul role="list" className={styles['grid']}>
      {items.map((item) => (
        <li key={item.file}>
          <button
            type="button"
            className={styles['item']}
            aria-pressed={item.file === chosen}
            onClick={() => onChoose(item)}
          >
            {item.kind === 'picture' && <img src={item.url} alt="" loading="lazy" className={styles['thumbnail']} />}
            <span className={styles['name']}>{item.file}</span>
            {item.kind === 'picture' && <span className={styles['hint']}>{item.alt[lang] || t('media.noAlt')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
