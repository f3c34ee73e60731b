import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/toolbar.module.css';
import { hasSingleKey } from './single-key';
import { useShortcuts } from './use-shortcuts';

/** The dialog's code loads when it is first opened. */
const HelpDialog = lazyWithRetry(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

/** While a page is edited: how that goes, by button or `?`. */
export const HelpButton = observer(function HelpButton() {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const [isOpen, setOpen] = useState<boolean>();
  useShortcuts(page.editing && hasSingleKey() ? { help: () => setOpen(true) } : {});
  if (!page.editing) return null;
  return (
    <>
      <button type="button" className={styles.item} onClick={() => setOpen(true)}>
        {t('help.open')}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <HelpDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
