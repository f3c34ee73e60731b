import { Slot, type ModuleOf, type SlotParams } from '@vestibule/contracts';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

const slotId = (module: ModuleOf<'production_list'>): string => `m${module.id}`;
const paramsOf = ({ headline, type, limit }: ModuleOf<'production_list'>): SlotParams['production-list'] => ({
  headline,
  type,
  limit,
});

/** What is on now, shown by whichever remote owns the productions. */
function ProductionList({ module, placement }: ModuleProps<'production_list'>) {
  return (
    <Placed placement={placement}>
      <Slot name="production-list" id={slotId(module)} params={paramsOf(module)} />
    </Placed>
  );
}

export default defineView<'production_list'>({
  Component: ProductionList,
  heading: () => ({ level: 2 }),
  slots: (module) => [{ slot: 'production-list', id: slotId(module), params: paramsOf(module) }],
});
