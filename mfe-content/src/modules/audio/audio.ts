import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../embed-figure.module.css';

export default defineView<'audio'>({
  Component: lazyModule<'audio'>(() => import(/* webpackChunkName: "embeds" */ './audio-module')),
});
