import { useHost } from '@vestibule/contracts';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';

interface MediaGridProps {
  readonly items: readonly MediaItem[];
  /** The file that is being looked at. */
  readonly chosen: string | undefined;
  /** Undefined where they are only looked at. */
  readonly onChoose: ((item: MediaItem) => void) | undefined;
}

/** Files of the library, pictures as such. */
export function MediaGrid({ items, chosen, onChoose }: MediaGridProps) {
  const { t } = useTranslation('editor');
  return (
    <ul role="list" aria-label={t('media.files')} className={styles.grid}>
      {items.map((item) => (
        <li key={item.file}>
          {onChoose ? (
            <button
              type="button"
              className={styles.item}
              aria-pressed={item.file === chosen}
              onClick={() => onChoose(item)}
            >
              <File item={item} />
            </button>
          ) : (
            <div className={styles.item}>
              <File item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function File({ item }: { readonly item: MediaItem }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const isPicture = item.kind === 'picture';
  return (
    <>
      {isPicture && <img src={item.url} alt="" loading="lazy" className={styles.thumbnail} />}
      <span className={styles.name}>{item.file}</span>
      {isPicture && <span className={styles.hint}>{item.alt[lang] || t('media.noAlt')}</span>}
    </>
  );
}
