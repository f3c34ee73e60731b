import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../embed-figure.module.css';
import './viewer.module.css';

export default defineView<'viewer'>({ Component: lazyModule<'viewer'>(() => import('./viewer-module')) });
