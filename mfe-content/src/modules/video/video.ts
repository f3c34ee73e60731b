import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../../embeds/video-figure.module.css';

export default defineView<'video'>({
  Component: lazyModule<'video'>(() => import(/* webpackChunkName: "embeds" */ './video-module')),
});
