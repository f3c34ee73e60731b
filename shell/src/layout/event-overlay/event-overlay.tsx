import { pageAt, useHost } from '@vestibule/contracts';
import { movedPaths } from '@vestibule/contracts/site/moved';
import { Dialog, EventListSkeleton } from '@vestibule/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AppHost } from '../../app/app-host';
import LateSlot from '../../app/late-slot';
import { useTranslation } from '../../app/use-translation';
import styles from './event-overlay.module.css';

const WHOLE = {};

/**
 * The programme over the page that is open (docs/behaviour/frame.md#event-overlay), under the headline of the events
 * page when that loads.
 */
export default function EventOverlay({ onOpened, onClose }: { onOpened: () => void; onClose: () => void }) {
  const { api, composition, href, report } = useHost() as AppHost;
  const { t } = useTranslation('shell');
  const [headline, setHeadline] = useState<string>();
  const tellOpened = useEffectEvent(onOpened);
  // After the dialog's own effect.
  useEffect(() => tellOpened(), []);
  useEffect(() => {
    const left = new AbortController();
    const moved = movedPaths(composition);
    pageAt({ api, moved, signal: left.signal }, href('events', {})).then(
      (page) => setHeadline(page.headline),
      // Reported only: the default headline stays.
      (error: unknown) => {
        if (!left.signal.aborted) report(error, { slot: 'event-overlay' });
      },
    );
    return () => left.abort();
  }, [api, composition, href, report]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={headline || t('overlay.title')}
      closeLabel={t('overlay.close')}
      className={styles.overlay}
    >
      <LateSlot
        slot="events-overlay"
        id="event-overlay"
        params={WHOLE}
        waiting={<EventListSkeleton label={t('overlay.wait')} />}
      />
    </Dialog>
  );
}
