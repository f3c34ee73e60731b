import type { ContentModule } from '@vestibule/contracts';
import { Disclosure } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionList } from './action-list';
import styles from './module-handle.module.css';

interface ModuleActionsProps {
  readonly module: ContentModule;
  /** What the module is called. */
  readonly name: string;
}

/** What can be done to a module as a whole. Its buttons come when it is opened: a page may have hundreds of modules. */
export function ModuleActions({ module, name }: ModuleActionsProps) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('actions.more')}
      label={t('actions.named', { action: t('actions.more'), name })}
      className={styles['actions']}
      summaryClassName={styles['more']}
      name="module-actions"
      // What closes by itself moves the page away below the pointer.
      dismissable={false}
      onToggle={setOpen}
    >
      {isOpen && <ActionList module={module} name={name} />}
    </Disclosure>
  );
}
