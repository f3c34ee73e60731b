import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './html-frame.module.css';

export default defineView<'html'>({ Component: lazyModule<'html'>(() => import('./html-module')) });
