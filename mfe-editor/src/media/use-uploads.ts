import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { isAnimated } from './is-animated';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';

/** A file on its way into the library; `reason` says why it has not come. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  readonly reason?: string;
  /** Whether it moved before it came into the library. */
  readonly isStill?: boolean;
}

/** Files go into the library one after the other; `onDone` gets each that has come. */
export function useUploads(onDone: (item: MediaItem) => void) {
  const { api, store } = useHost();
  const { t } = useTranslation('editor');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  const note = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const send = async (key: number, file: File) => {
    note(key, { state: 'sending' });
    try {
      const item = await loginsOf(store).retry(() =>
        api.call('uploadMedia', { query: { name: file.name }, upload: file }),
      );
      // The file itself may be gone meanwhile; the library has it.
      const isStill = item.kind === 'picture' && (await isAnimated(file).catch(() => false));
      note(key, { state: 'done', isStill });
      onDone(item);
    } catch (error) {
      note(key, { state: 'failed', reason: reasonOf(error, t) });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: (count.current += 1), file }));
    setUploads((all) => [
      ...all,
      ...added.map(({ key, file }) => ({ key, name: file.name, state: 'waiting' as const })),
    ]);
    for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file));
  };
  return { uploads, add };
}
