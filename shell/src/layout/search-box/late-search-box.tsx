import { lateComponent } from '../late-component';
import './search-box.module.css';
import './suggestion-list.module.css';

/** The search box: until its code comes the server's form works. */
export const LateSearchBox = lateComponent(() =>
  import(/* webpackChunkName: "search-box" */ './search-box').then(({ SearchBox }) => SearchBox),
);
