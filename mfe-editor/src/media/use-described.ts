import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { useState } from 'react';

/** The file that is described, and the uploaded ones that wait for it. */
export function useDescribed(first?: MediaItem) {
  const [{ current, waiting }, set] = useState<{
    readonly current: MediaItem | undefined;
    readonly waiting: readonly MediaItem[];
  }>({ current: first, waiting: [] });
  return {
    current,
    waiting,
    open: (item: MediaItem | undefined) => set((now) => ({ ...now, current: item })),
    /** An uploaded file is described after those that came before it. */
    add: (item: MediaItem) =>
      set((now) =>
        now.current === undefined ? { ...now, current: item } : { ...now, waiting: [...now.waiting, item] },
      ),
    next: () => set(({ waiting: [first, ...rest] }) => ({ current: first, waiting: rest })),
  };
}
