import { useHost, useHydrated } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHubWrite } from '../frame/use-hub-write';
import styles from './publication/publication.module.css';
import { recordPath } from './record-paths';

/** Buttons that copy a page with its modules, alone or with the pages below it; the copy is hidden, and is shown. */
export function CopyPage({ id }: { readonly id: number }) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const navigate = useNavigate();
  const write = useHubWrite();
  const isLive = useHydrated();
  const [isRunning, setRunning] = useState(false);
  const copy = async (subtree: boolean) => {
    if (isRunning) return;
    setRunning(true);
    const made = await write(() => api.call('copyPage', { params: { id }, body: { subtree } }), t('records.copied'));
    setRunning(false);
    if (made) await navigate(recordPath('pages', made.id));
  };
  return (
    <div className={styles.actions}>
      <Button small disabled={!isLive} onClick={() => void copy(false)}>
        {t('records.copyPage')}
      </Button>
      <Button small disabled={!isLive} onClick={() => void copy(true)}>
        {t('records.copyTree')}
      </Button>
    </div>
  );
}
