import { Field, cx } from '@vestibule/ui';
import type { ClipboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';
import { useFileDrop } from './use-file-drop';
import type { Upload } from './use-uploads';

interface UploadAreaProps {
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const filesOf = (files: FileList | undefined | null) => [...(files ?? [])];

/** Files are dropped or pasted anywhere in it, or chosen with its button; the result of each is announced. */
export function UploadArea({ uploads, onFiles, children }: UploadAreaProps) {
  const { t } = useTranslation('editor');
  const { isOver, handlers } = useFileDrop(onFiles);
  const onPaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className={cx(styles.area, isOver && styles.over)} {...handlers} onPaste={onPaste}>
      <Field label={t('media.upload')} hint={t('media.uploadHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            onChange={({ target }) => {
              onFiles(filesOf(target.files));
              target.value = '';
            }}
          />
        )}
      </Field>
      <UploadStates uploads={uploads} />
      {children}
    </div>
  );
}

/** Announces the result of each upload. */
export function UploadStates({ uploads }: Pick<UploadAreaProps, 'uploads'>) {
  const { t } = useTranslation('editor');
  return (
    <ul role="list" aria-live="polite" aria-label={t('media.uploads')} className={styles.uploads}>
      {uploads.map(({ key, name, state, reason, isStill }) => (
        <li key={key} data-state={state}>
          {t(`media.state.${state}`, { name, reason })} {isStill === true && t('media.still')}
        </li>
      ))}
    </ul>
  );
}
