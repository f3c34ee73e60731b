import { useHost } from '@vestibule/contracts';
import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { Button, Dialog, TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../shared/use-loaded';
import { useMediaFinder } from './finder-store';
import { MediaDetail } from './media-detail';
import { MediaGrid } from './media-grid';
import styles from './media.module.css';
import { UploadArea } from './upload-area';
import { useDescribed } from './use-described';
import { useUploads } from './use-uploads';

/** The library of the site, where a file is searched for, uploaded, described and chosen. */
export const MediaFinder = observer(function MediaFinder() {
  const { t } = useTranslation('editor');
  const finder = useMediaFinder();
  const { finding } = finder;
  const close = () => finder.setFinding(null);
  return (
    <Dialog
      open={finding !== null}
      onClose={close}
      title={t('media.title')}
      closeLabel={t('media.close')}
      // A press beside it must not discard the texts typed for a picture.
      lightDismiss={false}
      className="cc01"
    >
      {finding && (
        <Library
          kind={finding.kind}
          first={finding.first}
          onChoose={(item) => {
            finding.onChoose(item);
            close();
          }}
        />
      )}
    </Dialog>
  );
});

interface LibraryProps {
  readonly kind: MediaKind;
  /** The file that is open at first. */
  readonly first: MediaItem | undefined;
  readonly onChoose: (item: MediaItem) => void;
}

const PAGE_SIZE = 24;

function Library({ kind, first, onChoose }: LibraryProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { current: chosen, waiting, open, add: describe, next } = useDescribed(first);
  const { uploads, add } = useUploads((item) => {
    if (item.kind === kind) describe(item);
  });
  const done = uploads.filter(({ state }) => state === 'done').length;
  const found = useLoaded(
    (signal) => api.call('media', { query: { q, kind, page, page_size: PAGE_SIZE }, signal }),
    `${kind} ${page} ${done} ${q}`,
  );
  return (
    <UploadArea uploads={uploads} onFiles={add}>
      {chosen && (
        <MediaDetail
          key={chosen.file}
          item={chosen}
          action={t('media.take')}
          onChoose={onChoose}
          next={waiting.length === 0 ? undefined : { count: waiting.length, onNext: next }}
        />
      )}
      <TextField
        type="search"
        label={t('media.search')}
        autoComplete="off"
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          setPage(1);
        }}
      />
      <p role="status" className={styles.count}>
        {found && t('media.count', { count: found.count })}
      </p>
      {found && <MediaGrid items={found.results} chosen={chosen?.file} onChoose={open} />}
      {found && (found.previous !== null || found.next !== null) && (
        <div className={styles.pages}>
          <Button small disabled={found.previous === null} onClick={() => setPage(page - 1)}>
            {t('media.previous')}
          </Button>
          <Button small disabled={found.next === null} onClick={() => setPage(page + 1)}>
            {t('media.next')}
          </Button>
        </div>
      )}
    </UploadArea>
  );
}
