import type { MediaKind } from '@vestibule/contracts/schemas/media';
import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-fields';
import { useFormField } from './use-form-field';
import { useMediaFinder } from '../media/finder-store';
import styles from '../media/media.module.css';

interface MediaControlProps {
  readonly path: string;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

/** A file by its name, which the library finds. */
export function MediaControl({ path, kind, ...texts }: MediaControlProps) {
  const { t } = useTranslation('editor');
  const finder = useMediaFinder();
  const { change } = useFormField<string>(path);
  return (
    <div className={styles.control}>
      <FormText name={path} {...texts} />
      <Button
        small
        aria-label={t('media.findFor', { label: texts.label })}
        // A field that is left says what is wrong, which would push the button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => finder.setFinding({ kind, onChoose: ({ file }) => change(file) })}
      >
        {t('media.find')}
      </Button>
    </div>
  );
}
