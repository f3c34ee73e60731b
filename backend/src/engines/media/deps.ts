import type { Deps } from '../../platform/server/deps';
import type { MediaStore } from './store/media-store';

/** Dependencies of features that read or write the contents of media files. */
export interface MediaDeps extends Deps {
  /** Contents of the library's files. */
  readonly mediaStore: MediaStore;
}
