/** Whether a click with a key held down opens a window, a tab or a file instead of being followed here. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
