import { useStore, type ModuleColumn } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { loadSection } from './load-section';
import { Columns } from '../columns/columns';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** The modules of a section of the site, wherever its slug is named; nothing where there is none. */
const ContainerModule = observer(function ContainerModule({
  module,
  placement,
  data,
  showColumn,
}: ModuleProps<'container'>) {
  const isBusy = useStore().page.isSectionLoading(module.slug);
  const columns = data ?? [];
  if (isEmpty(columns) && !isBusy) return null;
  return (
    <Placed placement={placement}>
      <Columns columns={columns} layout={module.layout || layoutOf(columns)} showColumn={showColumn} isBusy={isBusy} />
    </Placed>
  );
});

const isEmpty = (columns: readonly ModuleColumn[]) => columns.every(({ children }) => children.length === 0);
/** The shares of the columns are the parts of a layout's name. */
const layoutOf = (columns: readonly ModuleColumn[]) => columns.map(({ classes }) => classes).join('-');

export default defineView<'container'>({
  Component: ContainerModule,
  // An editor who has just added the module has named no section yet.
  load: async ({ slug }, context) =>
    slug === '' ? [] : ((await loadSection(context, slug)).columns as ModuleColumn[]),
});
