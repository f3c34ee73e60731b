import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-fields';
import { useFormField } from './use-form-field';
import { useMediaFinder } from '../media/finder-store';
import { useLibraryFile } from '../media/use-library-file';
import styles from '../media/media.module.css';

interface MediaControlProps {
  readonly path: string;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

/** A file by its name, which the library finds; a picture is shown. */
export const MediaControl = observer(function MediaControl({ path, kind, ...texts }: MediaControlProps) {
  const { t } = useTranslation('editor');
  const finder = useMediaFinder();
  const { value, change } = useFormField<string>(path);
  const item = useLibraryFile(value);
  const choose = (chosen: MediaItem) => {
    finder.know(chosen.file, chosen);
    change(chosen.file);
  };
  return (
    <div className={styles.control}>
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
      {item?.kind === 'picture' && <img src={item.url} alt="" className={styles.chosen} />}
    </div>
  );
});
