import { notFound } from '@vestibule/contracts';
import { fileKindOf, type MediaItem } from '@vestibule/contracts/schemas/media';
import type { MediaDeps } from '../../../engines/media/deps';
import { fileUrl, loadFiles } from '../../../engines/media/files/present-files';
import { versionOf } from '../../../platform/server/version';
import { loadPictures, pictureUrl } from '../../../engines/media/pictures/present';

const THUMBNAIL = 320;

/** Files of the library by their names, in their order; those that are not there are left out. */
export async function loadItems({ db, mediaStore }: Pick<MediaDeps, 'db' | 'mediaStore'>, names: readonly string[]) {
  const pictures = await loadPictures(db, names);
  const files = await loadFiles(db, names);
  const items = names.map(async (file): Promise<MediaItem | undefined> => {
    const picture = pictures.get(file);
    const other = files.get(file);
    const stored = picture ?? other;
    const bytes = stored ? await mediaStore.size({ file, hash: stored.hash }) : 0;
    if (picture) {
      const { hash, width, height, color, alt, credit } = picture;
      const focal = [picture.focalX, picture.focalY];
      const version = versionOf({ hash, alt, focal, credit });
      const url = pictureUrl(picture, THUMBNAIL);
      return { file, kind: 'picture', version, url, bytes, width, height, color, alt, focal, credit };
    }
    if (!other) return undefined;
    const none = { width: null, height: null, color: null, alt: {}, focal: [0.5, 0.5], credit: '' };
    return {
      file,
      kind: fileKindOf(other.type),
      version: versionOf({ hash: other.hash }),
      url: fileUrl(other),
      bytes,
      ...none,
    };
  });
  return (await Promise.all(items)).filter((item) => item !== undefined);
}

/** A file of the library. Throws `not_found`. */
export async function loadItem(deps: Pick<MediaDeps, 'db' | 'mediaStore'>, file: string): Promise<MediaItem> {
  const [item] = await loadItems(deps, [file]);
  if (item === undefined) throw notFound('There is no such file');
  return item;
}
