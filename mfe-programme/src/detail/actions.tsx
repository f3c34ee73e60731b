import { useHost, type Localised } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../favourites/favourite-button';
import type { SavedKind } from '../favourites/saved';
import styles from './actions.module.css';
import { CopyButton, ShareLink } from './share';

interface ActionsProps {
  readonly kind: SavedKind;
  readonly record: { readonly id: number; readonly title: string; readonly urls: Localised };
  /** When it is, in words. */
  readonly when: string;
  /** Address of its calendar file; empty where nobody can come any more, and where it has no days. */
  readonly calendar: string;
}

/** Actions on a record besides going there: keep it, add it to one's calendar, and share it. */
export function Actions({ kind, record: { id, title, urls }, when, calendar }: ActionsProps) {
  const { t } = useTranslation('programme');
  const { lang, absolute } = useHost();
  const url = absolute(urls[lang] ?? '');
  return (
    <ul role="list" className={styles.actions}>
      <li>
        <FavouriteButton kind={kind} id={id} title={title} isNamed />
      </li>
      {calendar && (
        <li>
          <a href={calendar} download>
            {t('event.keep')}
          </a>
        </li>
      )}
      <CopyButton as="li" url={url} />
      <li>
        <ShareLink title={title} text={[title, when].filter(Boolean).join(', ')} url={url} />
      </li>
    </ul>
  );
}
