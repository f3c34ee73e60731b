import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './slider.module.css';

export default defineView<'image_list'>({ Component: lazyModule<'image_list'>(() => import('./image-list-module')) });
