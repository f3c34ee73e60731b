import { useStore, type RootStore } from '@vestibule/contracts';
import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { makeAutoObservable, observable, observableRef } from 'mobx';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    mediaFinder: MediaFinderStore;
  }
}

/** Kind of file to find in the library, and the handler of a choice; null while it is closed. */
type Finding = {
  readonly kind: MediaKind;
  /** A file that is described at first. */
  readonly first?: MediaItem;
  readonly onChoose: (item: MediaItem) => void;
} | null;

/** Opens the library of files from the controls of forms, in the page and in the hub. */
export class MediaFinderStore {
  finding: Finding = null;
  /** Files of the library that forms name, by name; null for a name that no file has. */
  readonly files = observable.map<string, MediaItem | null>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, { finding: observableRef, files: false });
  }

  know(file: string, item: MediaItem | null): void {
    this.files.set(file, item);
  }

  setFinding(finding: Finding): void {
    this.finding = finding;
  }
}

/** The one finder of the page. */
export const mediaFinderOf = (store: RootStore): MediaFinderStore =>
  store.remote('mediaFinder', () => new MediaFinderStore());
export const useMediaFinder = (): MediaFinderStore => mediaFinderOf(useStore());
