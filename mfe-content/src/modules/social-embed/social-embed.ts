import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../embed-figure.module.css';

export default defineView<'social_embed'>({
  Component: lazyModule<'social_embed'>(() => import(/* webpackChunkName: "embeds" */ './social-embed-module')),
});
