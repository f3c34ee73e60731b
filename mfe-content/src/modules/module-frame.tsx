import { Slot, useHost, type ContentModule } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './module-list.module.css';

export interface ModuleFrameProps {
  readonly module: ContentModule;
  readonly className: string;
  readonly children: ReactNode;
}

/** Around each module: its language when that is not the page's, and its handle while the page is edited. */
export const ModuleFrame = observer(function ModuleFrame({ module, className, children }: ModuleFrameProps) {
  const { lang, store } = useHost();
  const { editing } = store.page;
  return (
    <div
      className={cx(className, editing && styles.editing)}
      lang={module.lang === lang ? undefined : module.lang}
      {...(editing && { 'data-module-id': module.id })}
    >
      {editing && (
        <Slot name="editor-module" id={`edit-${module.id}`} params={{ model: module.model, moduleId: module.id }} />
      )}
      {children}
    </div>
  );
});
