import { videoOf } from '@vestibule/contracts/consent/media-address';
import { ExternalMedia } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './video.module.css';

const NAMES: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video of another service, with its title and length below. */
function VideoModule({
  module: { video_url: address, title, length, anchor, image_thumbnails: poster },
  placement,
}: ModuleProps<'video'>) {
  const { t } = useTranslation('content');
  const video = videoOf(address);
  if (!video) return null;
  return (
    <Placed placement={placement}>
      <figure id={anchor || undefined} className={styles.figure}>
        <ExternalMedia
          {...video}
          poster={poster?.large}
          title={title}
          href={address}
          linkText={t('video.visit', { title, service: NAMES[video.service] ?? video.service })}
        />
        <figcaption className={styles.caption}>
          {title}
          {length !== '' && <span className={styles.length}>{t('video.length', { length })}</span>}
        </figcaption>
      </figure>
    </Placed>
  );
}

export default defineView<'video'>({ Component: VideoModule });
