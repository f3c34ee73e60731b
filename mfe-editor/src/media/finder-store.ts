import { useStore } from '@vestibule/contracts';
import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { makeAutoObservable, observableRef } from 'mobx';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    mediaFinder: MediaFinderStore;
  }
}

/** Kind of file to find in the library, and the handler of a choice; null while it is closed. */
type Finding = { readonly kind: MediaKind; readonly onChoose: (item: MediaItem) => void } | null;

/** Opens the library of files from the controls of forms, in the page and in the hub. */
export class MediaFinderStore {
  finding: Finding = null;

  constructor() {
    makeAutoObservable(this, { finding: observableRef });
  }

  setFinding(finding: Finding): void {
    this.finding = finding;
  }
}

/** The one finder of the page. */
export function useMediaFinder(): MediaFinderStore {
  return useStore().remote('mediaFinder', () => new MediaFinderStore());
}
