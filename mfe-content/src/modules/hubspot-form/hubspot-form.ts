import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';

export default defineView<'hubspot_form'>({
  Component: lazyModule<'hubspot_form'>(() => import(/* webpackChunkName: "embeds" */ './hubspot-form-module')),
});
