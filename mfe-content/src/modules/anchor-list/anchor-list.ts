import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './anchor-list.module.css';

export default defineView<'anchor_list'>({
  Component: lazyModule<'anchor_list'>(() => import('./anchor-list-module')),
  frame: ({ sticky }) => [sticky && 'sticky'],
});
