import { useEffect, useRef } from 'react';
import { useEditor } from '../session/use-editor';

/** Ref of the grip by which a module is dragged. */
export function useGrip(module: number) {
  const { drag } = useEditor();
  const grip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = grip;
    const box = current?.closest('[data-module-id]');
    return current && box ? drag?.add(module, box, current) : undefined;
  }, [drag, module]);
  return grip;
}
