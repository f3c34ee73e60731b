import { useHost, useHydrated } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './event-actions.module.css';
import type { EventDetailData } from './event-detail.loader';

/** Whether nobody can come any more. */
export const isClosed = (state: EventDetailData['state']): boolean => state === 'over' || state === 'cancelled';

/** Actions on an event besides going there: add it to one's calendar while one can come, and share it. */
export function EventActions({ event }: { event: Pick<EventDetailData, 'id' | 'title' | 'date' | 'urls' | 'state'> }) {
  const { t } = useTranslation('programme');
  const { lang, absolute, report } = useHost();
  const url = absolute(event.urls[lang] ?? '');
  const text = `${event.title}, ${event.date}`;

  // Only a browser knows, and only where the page came safely.
  const copyable = useHydrated() && typeof navigator.clipboard?.writeText === 'function';
  const [copied, setCopied] = useState(false);

  /** The device's own way where it has one; a message by mail for everybody else, and without script. */
  const share = (click: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    click.preventDefault();
    navigator.share({ title: event.title, text, url }).catch((error: unknown) => {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error);
    });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      report(error);
    }
  };
  return (
    <ul role="list" className={styles.actions}>
      {!isClosed(event.state) && (
        <li>
          <a href={`/${lang}/api/events/${event.id}/event.ics`} download>
            {t('event.keep')}
          </a>
        </li>
      )}
      {copyable && (
        <li>
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            {t('event.copy')}
          </button>
          <span role="status" className={styles.copied}>
            {copied && t('event.copied')}
          </span>
        </li>
      )}
      <li>
        <Anchor href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`} onClick={share}>
          {t('event.share')}
        </Anchor>
      </li>
    </ul>
  );
}
