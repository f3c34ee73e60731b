import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import { Removal } from '../frame/removal';
import { MediaDetail } from '../../media/media-detail';
import { MediaGrid } from '../../media/media-grid';
import { UploadArea } from '../../media/upload-area';
import { useLibrary } from './use-library';

interface LibraryFilesProps {
  readonly found: readonly MediaItem[];
  readonly mayWrite: boolean;
}

/** The files that were found; those that may write bring in more, and describe, replace or remove the chosen one. */
export function LibraryFiles({ found, mayWrite }: LibraryFilesProps) {
  const { t } = useTranslation('editor');
  const { items, chosen, waiting, choose, uploads, add, saved, replace, remove } = useLibrary(found);
  const files =
    items.length === 0 ? (
      <p className={list.empty}>{t('media.empty')}</p>
    ) : (
      <MediaGrid items={items} chosen={chosen?.file} onChoose={mayWrite ? choose : undefined} />
    );
  if (!mayWrite) return files;
  return (
    <UploadArea uploads={uploads} onFiles={add}>
      {chosen && (
        <MediaDetail
          key={`${chosen.file} ${chosen.version}`}
          item={chosen}
          action={t(waiting > 0 ? 'media.saveAndNext' : 'media.save')}
          onChoose={saved}
        >
          {waiting > 0 && <p role="status">{t('media.waiting', { count: waiting })}</p>}
          <Field label={t('media.replace')} hint={t('media.replaceHint')}>
            {(control) => (
              <input
                {...control}
                type="file"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void replace(chosen, file);
                  target.value = '';
                }}
              />
            )}
          </Field>
          <Removal title={chosen.file} onRemove={() => remove(chosen)} />
        </MediaDetail>
      )}
      {files}
    </UploadArea>
  );
}
