import { DragLayer } from '../drag/drag-layer';
import { KindPalette } from './kind-palette';
import { MoveDialog } from './move-dialog';

/** Questions while a page is arranged: the kind of a new module, and the place of a moved one. */
export const StructureLayer = () => (
  <>
    <KindPalette />
    <MoveDialog />
    <DragLayer />
  </>
);
