import { useEffect, useRef, type FormEvent } from 'react';

/** Lets the browser post a form, and nothing of a second press; a page that is gone back to may post again. */
export function usePostOnce() {
  const isPosted = useRef(false);
  useEffect(() => {
    const forget = () => void (isPosted.current = false);
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event: FormEvent) => {
    if (isPosted.current) event.preventDefault();
    isPosted.current = true;
  };
}
