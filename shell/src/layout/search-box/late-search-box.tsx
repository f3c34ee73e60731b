import type { SearchBoxOptions } from '@vestibule/contracts';
import { lateComponent } from '../late-component';
import './search-box.module.css';
import './suggestion-list.module.css';

/** The search box: until its code comes the server's form works. */
export const LateSearchBox = lateComponent(() =>
  import(/* webpackChunkName: "search-box" */ './search-box').then(({ SearchBox }) => SearchBox),
);

/** The search box in a page of a remote. */
export const renderSearchBox = (options: SearchBoxOptions) => <LateSearchBox variant="page" {...options} />;
