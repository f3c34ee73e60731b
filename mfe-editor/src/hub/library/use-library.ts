import { isSiteError, useHost } from '@vestibule/contracts';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubWrite } from '../frame/use-hub-write';
import { useDescribed } from '../../media/use-described';
import { useUploads } from '../../media/use-uploads';

/** The files of the list in the server's state after each write, and the writes to them. */
export function useLibrary(initial: readonly MediaItem[]) {
  const { api, store } = useHost();
  const { t } = useTranslation('editor');
  const write = useHubWrite();
  const [items, setItems] = useState(initial);
  const { current: chosen, waiting, open, add: describe, next } = useDescribed();
  const list = (item: MediaItem) =>
    setItems((known) =>
      known.some(({ file }) => file === item.file)
        ? known.map((one) => (one.file === item.file ? item : one))
        : [item, ...known],
    );
  const show = (item: MediaItem) => {
    list(item);
    open(item);
  };
  const { uploads, add } = useUploads((item) => {
    list(item);
    describe(item);
  });
  const of = ({ file, version }: MediaItem) => ({ params: { file }, version });

  return {
    items,
    chosen,
    choose: open,
    uploads,
    add,
    /** Number of uploaded files that are described after this one. */
    waiting: waiting.length,
    /** Shows a file as it has been saved, or the next one that waits. */
    saved: (item: MediaItem) => {
      store.alerts.show({ kind: 'save', text: t('alert.saved') });
      list(item);
      if (waiting.length === 0) open(item);
      else next();
    },
    replace: async (item: MediaItem, upload: File) => {
      const replaced = await write(() => api.call('replaceMedia', { ...of(item), upload }), t('media.replaced'));
      if (replaced) show(replaced);
    },
    remove: async (item: MediaItem) => {
      const used = (error: unknown) => (isSiteError(error) && error.status === 409 ? t('media.used') : undefined);
      if (!(await write(() => api.call('deleteMedia', of(item)), t('media.removed'), used))) return;
      setItems((known) => known.filter(({ file }) => file !== item.file));
      next();
    },
  };
}
