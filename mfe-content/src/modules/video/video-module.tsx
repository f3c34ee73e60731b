import { VideoFigure } from '../../embeds/video-figure';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** A video of another service. */
export default function VideoModule({ module, placement }: ModuleProps<'video'>) {
  return (
    <Placed placement={placement}>
      <VideoFigure video={module} anchor={module.anchor} />
    </Placed>
  );
}
