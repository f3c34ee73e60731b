import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './hero-media.module.css';

export default defineView<'hero_media'>({
  Component: lazyModule<'hero_media'>(() => import('./hero-media-module')),
  heading: ({ headline }) => (headline === '' ? undefined : { level: 2 }),
  isHero: ({ headline }) => headline !== '',
});
