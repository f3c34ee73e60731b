import type { ContentModule } from '@vestibule/contracts';
import { Disclosure } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionList } from './action-list';
import styles from './module-handle.module.css';

interface ModuleActionsProps {
  readonly module: ContentModule;
  /** Name of the module. */
  readonly name: string;
}

/** Actions on a module as a whole. Its buttons are rendered when it is opened: a page may have hundreds of modules. */
export function ModuleActions({ module, name }: ModuleActionsProps) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('actions.more')}
      label={t('actions.named', { action: t('actions.more'), name })}
      className={styles.actions}
      summaryClassName={styles.more}
      name="module-actions"
      // A menu that closes by itself moves the page away below the pointer.
      dismissable={false}
      onToggle={setOpen}
    >
      {isOpen && <ActionList module={module} name={name} />}
    </Disclosure>
  );
}
