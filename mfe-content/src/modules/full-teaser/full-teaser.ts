import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './full-teaser.module.css';

export default defineView<'full_teaser'>({
  Component: lazyModule<'full_teaser'>(() => import('./full-teaser-module')),
  heading: ({ headline }) => (headline === '' ? undefined : { level: 2 }),
  isHero: ({ headline }) => headline !== '',
});
