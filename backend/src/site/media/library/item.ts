import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@vestibule/contracts';
import { fileKindOf } from '@vestibule/contracts/schemas/files';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import type { Deps } from '../../../platform/server/deps';
import { fileUrl, loadFiles } from '../../files/present-files';
import { versionOf } from '../../../records/repository/version';
import { loadPictures, pictureUrl } from '../../pictures/present';

const THUMBNAIL = 320;

/** Bytes of a file of the library; 0 when it is not on this machine. */
const sizeOf = (dataDir: string, file: string) =>
  stat(join(dataDir, 'media', file)).then(
    ({ size }) => size,
    () => 0,
  );

/** Files of the library by their names, in their order; those that are not there are left out. */
export async function loadItems({ db, dataDir }: Pick<Deps, 'db' | 'dataDir'>, names: readonly string[]) {
  const pictures = await loadPictures(db, names);
  const files = await loadFiles(db, names);
  const items = names.map(async (file): Promise<MediaItem | undefined> => {
    const bytes = await sizeOf(dataDir, file);
    const picture = pictures.get(file);
    if (picture) {
      const { hash, width, height, color, alt, credit } = picture;
      const focal = [picture.focalX, picture.focalY];
      const version = versionOf({ hash, alt, focal, credit });
      const url = pictureUrl(picture, THUMBNAIL);
      return { file, kind: 'picture', version, url, bytes, width, height, color, alt, focal, credit };
    }
    const other = files.get(file);
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
export async function loadItem(deps: Pick<Deps, 'db' | 'dataDir'>, file: string): Promise<MediaItem> {
  const [item] = await loadItems(deps, [file]);
  if (item === undefined) throw notFound('There is no such file');
  return item;
}
