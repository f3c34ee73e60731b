import { VideoFigure } from '../../embeds/video-figure';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './video-list.module.css';

/** Videos of other services. */
export default function VideoListModule({ module: { items }, placement }: ModuleProps<'video_list'>) {
  if (items.length === 0) return null;
  return (
    <Placed placement={placement}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <VideoFigure video={item} />
          </li>
        ))}
      </ul>
    </Placed>
  );
}
