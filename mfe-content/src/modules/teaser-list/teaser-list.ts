import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './teaser-card.module.css';
import './teaser-list.module.css';

export default defineView<'teaser_list'>({
  Component: lazyModule<'teaser_list'>(() => import('./teaser-list-module')),
  heading: ({ items }) => (items.length === 0 ? undefined : { wanted: 3 }),
});
