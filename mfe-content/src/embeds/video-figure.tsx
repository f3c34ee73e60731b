import { embedOf } from '@vestibule/contracts/embeds/embed-address';
import type { Thumbnails } from '@vestibule/contracts/fields/values';
import { useTranslation } from 'react-i18next';
import { Embedded } from './embedded';
import styles from './video-figure.module.css';

export interface VideoFigureProps {
  readonly video: {
    readonly video_url: string;
    readonly title: string;
    readonly length: string;
    readonly image_thumbnails: Thumbnails | null;
  };
  readonly anchor?: string;
}

/** A video of another service behind its poster, with its title and length below. */
export function VideoFigure({
  video: { video_url: address, title, length, image_thumbnails: poster },
  anchor,
}: VideoFigureProps) {
  const { t } = useTranslation('content');
  const video = embedOf('video', address);
  if (!video) return null;
  return (
    <figure id={anchor || undefined} className={styles.figure}>
      <Embedded embed={video} shape="video" poster={poster?.large} title={title} href={address} />
      <figcaption className={styles.caption}>
        {title}
        {length !== '' && <span className={styles.length}>{t('video.length', { length })}</span>}
      </figcaption>
    </figure>
  );
}
