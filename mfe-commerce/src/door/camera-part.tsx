import { Button, lazyWithRetry } from '@vestibule/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './door.module.css';

const load = () => import('./camera');
const Camera = lazyWithRetry(load);

/** The camera, off until it is turned on; its code comes at once, as it may be wanted without network. */
export function CameraPart({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation('commerce');
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // Without network there is none; the button tries again.
    load().catch(() => undefined);
  }, []);
  return (
    <section className={styles.camera} aria-label={t('door.camera.title')}>
      <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t(isOn ? 'door.camera.stop' : 'door.camera.start')}
      </Button>
      {isOn && (
        <Suspense>
          <Camera onCode={onCode} />
        </Suspense>
      )}
    </section>
  );
}
