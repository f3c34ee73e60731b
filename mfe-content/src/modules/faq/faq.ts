import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './faq.module.css';

export default defineView<'faq'>({
  Component: lazyModule<'faq'>(() => import('./faq-module')),
  heading: ({ items }) => (items.length === 0 ? undefined : { wanted: 3 }),
});
