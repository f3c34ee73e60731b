import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Line, Point } from '../../drag/drop-boxes';
import { createModuleDrag, type ModuleDrag } from '../../drag/module-drag';
import { dropAt, readRows } from './row-drop';
import type { Target } from './tree';

/** The dragged node, the pointer's position, and the line of its new place. */
export interface TreeDrag {
  readonly id: number;
  readonly at: Point;
  readonly line: Line | undefined;
}

interface Drop {
  /** Whether it may stand there. */
  readonly mayDrop: (id: number, target: Target) => boolean;
  readonly onDrop: (id: number, target: Target) => void;
}

/** Rows of a tree are dragged by their grips, as modules of a page are. */
export function useTreeDrag({ mayDrop, onDrop }: Drop) {
  const tree = useRef<HTMLElement>(null);
  const [grips, setGrips] = useState<ModuleDrag | null>(null);
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const found = (id: number, at: Point) => {
    const drop = tree.current ? dropAt(at, readRows(tree.current)) : undefined;
    return drop && mayDrop(id, drop.target) ? drop : undefined;
  };
  const onMove = useEffectEvent((id: number, at: Point) => setDrag({ id, at, line: found(id, at)?.line }));
  const onEnd = useEffectEvent((id: number, at: Point | null) => {
    setDrag(null);
    const drop = at && found(id, at);
    if (drop) onDrop(id, drop.target);
  });
  useEffect(() => {
    const created = createModuleDrag({ onMove: (id, at) => onMove(id, at), onEnd: (id, at) => onEnd(id, at) });
    setGrips(created);
    return () => {
      setGrips(null);
      created.destroy();
    };
  }, []);
  return { tree, grips, drag };
}
