import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';

export default defineView<'self_hosted_audio'>({
  Component: lazyModule<'self_hosted_audio'>(() => import('./self-hosted-audio-module')),
});
