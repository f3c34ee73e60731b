import { useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files');

/**
 * Handlers of an element on which files are dropped, and whether some are over it
 * (docs/behaviour/editing.md#dropped-files).
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const files = [...event.dataTransfer.files];
        setOver(false);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
