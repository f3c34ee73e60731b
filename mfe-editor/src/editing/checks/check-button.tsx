import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/toolbar.module.css';
import { useCheckCount } from './use-check-count';

/** It loads, with the rules, when it is first opened. */
const CheckDialog = lazyWithRetry(async () => ({ default: (await import('./check-dialog')).CheckDialog }));

/** While a page is edited: looks for problems to fix before visitors see them. It has their number after a save. */
export const CheckButton = observer(function CheckButton() {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const [isOpen, setOpen] = useState(false);
  const count = useCheckCount();
  if (!page.editing) return null;
  return (
    <>
      <button type="button" className={styles.item} onClick={() => setOpen(true)}>
        {count ? t('checks.openWith', { count }) : t('checks.open')}
      </button>
      {isOpen && (
        <Suspense>
          <CheckDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
