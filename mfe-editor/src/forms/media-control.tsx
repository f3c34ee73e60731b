import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { Button, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-fields';
import { useFormField } from './use-form-field';
import { useMediaFinder } from '../media/finder-store';
import { UploadStates } from '../media/upload-area';
import { useFileDrop } from '../media/use-file-drop';
import { useLibraryFile } from '../media/use-library-file';
import { useUploads } from '../media/use-uploads';
import styles from '../media/media.module.css';

interface MediaControlProps {
  readonly path: string;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

/** Types of the files that a browser may drop on a field, by the kind of the field. */
const TYPES: Readonly<Record<MediaKind, RegExp>> = {
  picture: /^image\//,
  audio: /^(audio|application)\/(?!pdf)/,
  video: /^video\//,
  captions: /^text\/|^$/,
  document: /^application\/pdf$/,
};

/** A file by its name, which the library finds, or which is dropped here; a picture is shown. */
export const MediaControl = observer(function MediaControl({ path, kind, ...texts }: MediaControlProps) {
  const { t } = useTranslation('editor');
  const finder = useMediaFinder();
  const { value, change } = useFormField<string>(path);
  const item = useLibraryFile(value);
  const [problem, setProblem] = useState('');
  const choose = (chosen: MediaItem) => {
    finder.know(chosen.file, chosen);
    change(chosen.file);
  };
  const { uploads, add } = useUploads((uploaded) => {
    if (uploaded.kind !== kind) return setProblem(t('media.wrongKind', { name: uploaded.file }));
    choose(uploaded);
    // A picture is described as soon as it is there.
    if (kind === 'picture') finder.setFinding({ kind, first: uploaded, onChoose: choose });
  });
  const { isOver, handlers } = useFileDrop(([file, ...others]) => {
    if (file === undefined) return;
    if (others.length > 0) return setProblem(t('media.oneFile'));
    if (!TYPES[kind].test(file.type)) return setProblem(t('media.wrongKind', { name: file.name }));
    setProblem('');
    add([file]);
  });
  return (
    <div role="group" aria-label={texts.label} className={cx(styles.control, isOver && styles.over)} {...handlers}>
      <FormText name={path} {...texts} />
      <Button
        small
        aria-label={t('media.findFor', { label: texts.label })}
        // A field that is left says what is wrong, which would push the button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => finder.setFinding({ kind, onChoose: choose })}
      >
        {t('media.find')}
      </Button>
      <UploadStates uploads={uploads} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {item?.kind === 'picture' && <img src={item.url} alt="" className={styles.chosen} />}
    </div>
  );
});
