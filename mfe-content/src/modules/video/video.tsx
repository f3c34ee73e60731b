import { VideoFigure } from '../../embeds/video-figure';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** A video of another service. */
function VideoModule({ module, placement }: ModuleProps<'video'>) {
  return (
    <Placed placement={placement}>
      <VideoFigure video={module} anchor={module.anchor} />
    </Placed>
  );
}

export default defineView<'video'>({ Component: VideoModule });
