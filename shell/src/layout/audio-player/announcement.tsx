import { VisuallyHidden } from '@vestibule/ui';
import { useEffect, useState } from 'react';

/** In ms: screen readers tell of what changes in a region that they know, so the region is there before its words. */
const KNOWN_AFTER_MS = 100;

/** Says a text without moving the focus. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}
