import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../../embeds/video-figure.module.css';
import './video-list.module.css';

export default defineView<'video_list'>({
  Component: lazyModule<'video_list'>(() => import(/* webpackChunkName: "embeds" */ './video-list-module')),
});
