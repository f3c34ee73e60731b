import { DragLayer } from '../drag/drag-layer';
import { KindPalette } from './kind-palette';
import { MoveDialog } from './move-dialog';

/** The questions of whoever arranges a page: which kind, and where to. */
export const StructureLayer = () => (
  <>
    <KindPalette />
    <MoveDialog />
    <DragLayer />
  </>
);
