import { AutoScroller, DragDropManager, Draggable, PointerSensor } from '@dnd-kit/dom';
import type { Point } from './drop-boxes';

export interface ModuleDrag {
  /** Makes a module draggable by its grip, until the returned function is called. */
  readonly add: (module: number, box: Element, grip: Element) => () => void;
  readonly destroy: () => void;
}

interface DragListener {
  /** Where the pointer is with a module, at each movement. */
  readonly onMove: (module: number, at: Point) => void;
  /** It has been let go; null where the visitor thought better of it. */
  readonly onEnd: (module: number, at: Point | null) => void;
}

/**
 * Modules are dragged by pointer (docs/behaviour/editing.md#structure-of-a-page). The library does the gesture and the
 * scrolling; its own feedback is left out, as it writes style elements, which the page's policy forbids.
 */
export function createModuleDrag({ onMove, onEnd }: DragListener): ModuleDrag {
  const manager = new DragDropManager({ plugins: [AutoScroller], sensors: [PointerSensor], modifiers: [] });
  const { monitor, dragOperation } = manager;
  const move = () => {
    const { source, position } = dragOperation;
    if (source) onMove(Number(source.id), position.current);
  };
  monitor.addEventListener('dragstart', () => {
    // The page scrolls below a pointer that stands still.
    document.addEventListener('scroll', move, { passive: true });
    move();
  });
  // The event comes before the position is taken over.
  monitor.addEventListener('dragmove', () => queueMicrotask(move));
  monitor.addEventListener('dragend', ({ canceled, operation: { source, position } }) => {
    document.removeEventListener('scroll', move);
    if (source) onEnd(Number(source.id), canceled ? null : position.current);
  });
  return {
    add: (id, element, handle) => {
      const draggable = new Draggable({ id, element, handle }, manager);
      return () => draggable.destroy();
    },
    destroy: () => {
      document.removeEventListener('scroll', move);
      manager.destroy();
    },
  };
}
