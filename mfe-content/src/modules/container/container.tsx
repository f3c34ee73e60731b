import type { ModuleColumn } from '@vestibule/contracts';
import { loadSection } from './load-section';
import { Columns } from '../columns/columns';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** The modules of a section of the site, wherever its slug is named; nothing where there is none. */
function ContainerModule({ module, placement, data, showColumn }: ModuleProps<'container'>) {
  if (!data || isEmpty(data)) return null;
  return (
    <Placed placement={placement}>
      <Columns columns={data} layout={module.layout || layoutOf(data)} showColumn={showColumn} />
    </Placed>
  );
}

const isEmpty = (columns: readonly ModuleColumn[]) => columns.every(({ children }) => children.length === 0);
/** The shares of the columns are the parts of a layout's name. */
const layoutOf = (columns: readonly ModuleColumn[]) => columns.map(({ classes }) => classes).join('-');

export default defineView<'container'>({
  Component: ContainerModule,
  load: async ({ slug }, context) => (await loadSection(context, slug)).columns as ModuleColumn[],
});
