import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './logo-list.module.css';

export default defineView<'logo_list'>({ Component: lazyModule<'logo_list'>(() => import('./logo-list-module')) });
