import { isSiteError, useHost } from '@vestibule/contracts';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { useEffect } from 'react';
import { useMediaFinder } from './finder-store';

/** Time without a letter before a name that is typed is looked up, in ms. */
const TYPED_MS = 400;

/** The file of the library with this name, which is loaded once; undefined while there is none. */
export function useLibraryFile(file: string): MediaItem | undefined {
  const { api, report } = useHost();
  const finder = useMediaFinder();
  const known = finder.files.get(file);
  const isUnknown = known === undefined && /\.\w+$/.test(file);
  useEffect(() => {
    if (!isUnknown) return;
    const left = new AbortController();
    const load = async () => {
      try {
        finder.know(file, await api.call('mediaItem', { params: { file }, signal: left.signal }));
      } catch (error) {
        if (left.signal.aborted) return;
        finder.know(file, null);
        if (!isSiteError(error) || error.status !== 404) report(error);
      }
    };
    const timer = setTimeout(() => void load(), TYPED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [api, file, finder, isUnknown, report]);
  return known ?? undefined;
}
