import { useHydrated } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../shared/use-tool-language';
import styles from './unsaved.module.css';
import type { Unsaved } from './unsaved-store';

interface UnsavedOfferProps {
  readonly offer: Unsaved;
  /** Sentence about the changes that others have made since it was typed; undefined without any. */
  readonly older: string | undefined;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** Input that was not saved when the form was open last: to go on with, or to throw away. The form waits for it. */
export function UnsavedOffer({ offer, older, onTake, onDiscard }: UnsavedOfferProps) {
  const { t } = useTranslation('editor');
  const at = formatInstant(offer.updated_at, useToolLanguage());
  // A click before the script has the form would be lost.
  const isLive = useHydrated();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-label={t('unsaved.label')} className={styles.offer}>
      <p>{t('unsaved.offer', { at })}</p>
      {older !== undefined && <p>{older}</p>}
      <div className={styles.actions}>
        <Button small variant="primary" disabled={!isLive} onClick={onTake}>
          {t('unsaved.take')}
        </Button>
        <Button small disabled={!isLive} onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      </div>
    </section>
  );
}
