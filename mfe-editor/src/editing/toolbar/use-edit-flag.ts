import { useStore } from '@vestibule/contracts';
import { reaction } from 'mobx';
import { useEffect } from 'react';

/**
 * With `?edit=1` each page that opens is in edit mode (docs/behaviour/editing.md#edit-mode); it can still be turned
 * off.
 */
export function useEditFlag(flag: boolean): void {
  const { page } = useStore();
  useEffect(() => {
    if (!flag) return undefined;
    return reaction(
      () => page.id,
      (id) => {
        if (id !== undefined) page.setEditing(true);
      },
      { fireImmediately: true },
    );
  }, [flag, page]);
}
