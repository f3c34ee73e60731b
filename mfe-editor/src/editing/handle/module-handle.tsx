import { useStore, type ContentModule, type SlotProps } from '@vestibule/contracts';
import { Button, cx } from '@vestibule/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditable } from '../../shared/editable';
import { useEditor } from '../session/use-editor';
import { useGrip } from '../drag/use-grip';
import { ModuleActions } from './module-actions';
import styles from './module-handle.module.css';
import { TOOL, useShowsNothing } from './use-shows-nothing';
import { useKind } from '../content/use-kind';
import { useModuleName } from '../content/use-module-name';

/** Row above a module that can be edited here, and the line around it; nothing for every other model. */
export const ModuleHandle = observer(function ModuleHandle({ params }: SlotProps<'editor-module'>) {
  const { page } = useStore();
  const { content } = useEditor();
  // A key that changes one module must not render the handles of all others.
  const module = useMemo(() => computed(() => page.find(params.moduleId)), [page, params.moduleId]).get();
  // Nothing is edited before it is known which version it is.
  return isEditable(module) && content.latest ? <HandleOf module={module} /> : null;
});

const HandleOf = observer(function HandleOf({ module }: { module: ContentModule }) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const kind = useKind(module.model);
  const name = useModuleName()(module);
  const grip = useGrip(module.id);
  const active = editor.session?.moduleId === module.id;
  const row = useRef<HTMLDivElement>(null);
  const isEmpty = useShowsNothing(row);
  return (
    <>
      <div className={cx(styles.outline, active && styles.active)} aria-hidden="true" />
      <div ref={row} className={styles.row} {...{ [TOOL]: '' }}>
        <div className={styles.handle}>
          {module.id > 0 && <span ref={grip} className={styles.grip} title={t('handle.drag')} aria-hidden="true" />}
          <span aria-hidden="true">{kind}</span>
          <Button
            small
            variant="quiet"
            id={`edit-module-${module.id}`}
            aria-label={t('handle.name', { name })}
            aria-expanded={active}
            onClick={({ currentTarget }) => editor.edit(module, currentTarget)}
          >
            {t('handle.edit')}
          </Button>
          {isEmpty && <span className={styles.empty}>{t('handle.empty')}</span>}
          {module.id > 0 && <ModuleActions module={module} name={name} />}
        </div>
      </div>
    </>
  );
});
