import { Field, cx } from '@vestibule/ui';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media.module.css';
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
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(filesOf(event.dataTransfer.files));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      className={cx(styles.area, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
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
      <ul role="list" aria-live="polite" aria-label={t('media.uploads')} className={styles.uploads}>
        {uploads.map(({ key, name, state, reason }) => (
          <li key={key} data-state={state}>
            {t(`media.state.${state}`, { name, reason })}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
