import { useHost } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import { ReleaseDialog } from './dialog/release-dialog';
import { HistoryTable } from './history-table';
import { ReleasesProvider } from './releases-context';
import { ReleasesStore } from './releases-store';
import styles from './releases.module.css';
import { RemoteSection } from './remote-section';
import { Standing } from './standing';
import { usePolling } from './use-polling';
import type { ReleasesView } from './view';

/** Time in ms for which the displayed state counts as new. */
const REFRESH_MS = 5000;

/** Versions of the site's parts by visitors, and their health; each move is confirmed first. */
export const ReleasesPage = observer(function ReleasesPage({ data }: { data: ReleasesView }) {
  const { t } = useTranslation('editor');
  const host = useHost();
  const [store] = useState(() => new ReleasesStore(host, data));
  useEffect(() => store.wake(), [store]);
  useEffect(() => store.show(data), [store, data]);
  usePolling(
    useCallback((signal) => store.refresh(signal), [store]),
    REFRESH_MS,
  );
  return (
    <ReleasesProvider value={store}>
      <Container className={styles.page}>
        <HubHeader title={t('releases.title')} withHub>
          <Standing />
        </HubHeader>
        {store.view.remotes.map((remote) => (
          <RemoteSection key={remote.name} remote={remote} />
        ))}
        <HistoryTable history={store.view.history} />
      </Container>
      <ReleaseDialog />
    </ReleasesProvider>
  );
});
