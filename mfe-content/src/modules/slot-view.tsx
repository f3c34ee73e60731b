import {
  Slot,
  type ModuleModel,
  type ModuleOf,
  type SlotName,
  type SlotParams,
  type SlotRequest,
} from '@vestibule/contracts';
import { defineView, type ModuleProps, type ModuleView } from './module-view';
import { Placed } from './placed';

/** Shows a module by a slot, in the page's column: the remote that owns its records fills the slot. */
export function slotView<M extends ModuleModel, S extends SlotName>(
  name: S,
  paramsOf: (module: ModuleOf<M>) => SlotParams[S],
): ModuleView<M> {
  const idOf = ({ id }: ModuleOf<M>): string => `m${id}`;
  function Filled({ module, placement }: ModuleProps<M>) {
    return (
      <Placed placement={placement}>
        <Slot name={name} id={idOf(module)} params={paramsOf(module)} />
      </Placed>
    );
  }
  return defineView<M>({
    Component: Filled,
    heading: () => ({ level: 2 }),
    // The params are this slot's; TypeScript does not follow that through a name that is not known yet.
    slots: (module) => [{ slot: name, id: idOf(module), params: paramsOf(module) } as SlotRequest],
  });
}
