import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';

export default defineView<'link'>({
  Component: lazyModule<'link'>(() => import('./link-module')),
  frame: () => ['close'],
});
