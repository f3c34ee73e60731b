import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useContentWrites } from '../content/use-content-writes';
import { focusModule } from '../content/focus-module';
import { useModuleName } from '../content/use-module-name';
import { isEditable } from '../../shared/editable';
import { useEditor } from '../session/use-editor';
import { boxAt, lineOf, readBoxes, type Line, type Point } from '../../drag/drop-boxes';
import { dropPlace } from './drop-place';
import styles from '../../drag/drag.module.css';
import { createModuleDrag } from '../../drag/module-drag';

interface Drag {
  readonly name: string;
  readonly at: Point;
  /** Where the module would stand; null where nothing would change. */
  readonly line: Line | null;
}

/** The dragged module, beside the pointer, and the line of its new place. */
export const DragLayer = observer(function DragLayer() {
  const { page } = useStore();
  const editor = useEditor();
  const writes = useContentWrites();
  const nameOf = useModuleName();
  const [drag, setDrag] = useState<Drag | null>(null);

  const dropAt = (id: number, at: Point) => {
    const box = boxAt(at, readBoxes());
    const place = box && dropPlace(page.current?.modules ?? [], id, box.targetAt(at.y));
    return place && { place, line: lineOf(box, at.y) };
  };
  const onMove = useEffectEvent((id: number, at: Point) => {
    const module = page.find(id);
    if (isEditable(module)) setDrag({ name: nameOf(module), at, line: dropAt(id, at)?.line ?? null });
  });
  const onEnd = useEffectEvent(async (id: number, at: Point | null) => {
    setDrag(null);
    const module = page.find(id);
    const drop = at && dropAt(id, at);
    if (drop && isEditable(module) && (await writes.move(module, drop.place))) focusModule(id);
  });
  useEffect(() => {
    const created = createModuleDrag({
      onMove: (id, at) => onMove(id, at),
      onEnd: (id, at) => void onEnd(id, at),
    });
    editor.setDrag(created);
    return () => {
      editor.setDrag(null);
      created.destroy();
    };
  }, [editor]);

  if (!drag) return null;
  const { name, at, line } = drag;
  return createPortal(
    <div aria-hidden="true" className="cc01">
      {line && (
        <div className={styles.line} style={{ insetInlineStart: line.x, top: line.y, inlineSize: line.width }} />
      )}
      <div className={styles.name} style={{ insetInlineStart: at.x, top: at.y }}>
        {name}
      </div>
    </div>,
    document.body,
  );
});
