import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './two-columns.module.css';

export default defineView<'two_columns'>({
  Component: lazyModule<'two_columns'>(() => import('./two-columns-module')),
});
