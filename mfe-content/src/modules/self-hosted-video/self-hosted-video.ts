import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './self-hosted-video.module.css';

export default defineView<'self_hosted_video'>({
  Component: lazyModule<'self_hosted_video'>(() => import('./self-hosted-video-module')),
});
