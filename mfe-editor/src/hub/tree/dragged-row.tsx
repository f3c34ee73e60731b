import { createPortal } from 'react-dom';
import drags from '../../drag/drag.module.css';
import type { TreeDrag } from './use-tree-drag';

/** Name of a dragged row, beside the pointer, and a line at its new place. */
export function DraggedRow({ drag, name }: { readonly drag: TreeDrag; readonly name: string }) {
  return createPortal(
    <div aria-hidden="true" className="cc01">
      {drag.line && (
        <div
          className={drags.line}
          style={{ insetInlineStart: drag.line.x, top: drag.line.y, inlineSize: drag.line.width }}
        />
      )}
      <div className={drags.name} style={{ insetInlineStart: drag.at.x, top: drag.at.y }}>
        {name}
      </div>
    </div>,
    document.body,
  );
}
