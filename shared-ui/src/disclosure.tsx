import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDismiss } from './use-dismiss';
import { useFocusTrap } from './use-focus-trap';
import { useLayer } from './use-layer';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Of the disclosures with the same name only one is open. */
  readonly name?: string;
  /** Open from the start, also without script. */
  readonly defaultOpen?: boolean;
  /** Closes on Escape, on a press or focus outside and when the path changes; default true. False for an accordion. */
  readonly dismissable?: boolean;
  /** Tab stays inside while it is open, and Back closes it: for elements that cover the page. Default false. */
  readonly trap?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  /** Name of the summary, where its text alone is ambiguous; it begins with that text. */
  readonly label?: string;
}

/** A native `<details>`: works before and without script; script adds closing it from outside. */
export function Disclosure({
  summary,
  children,
  name,
  defaultOpen = false,
  dismissable = true,
  trap = false,
  onToggle,
  className,
  summaryClassName,
  label,
}: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const { pathname } = useLocation();

  // The element keeps its own state (a visitor may have opened it before hydration), so closing goes through it.
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  const closeHere = () => {
    const hadFocus = ref.current?.contains(document.activeElement) ?? false;
    close();
    if (hadFocus) ref.current?.querySelector('summary')?.focus();
  };
  useDismiss(ref, open && dismissable, (reason) => {
    if (reason === 'escape') closeHere();
    else close();
  });
  useFocusTrap(ref, open && trap);
  useLayer(open && trap, closeHere);
  // Its users learn of that now: the event came before anybody listened.
  const tellOpened = useEffectEvent(() => {
    if (!ref.current?.open) return;
    setOpen(true);
    if (!defaultOpen) onToggle?.(true);
  });
  useEffect(() => tellOpened(), []);
  const first = useRef(pathname);
  useEffect(() => {
    if (dismissable && first.current !== pathname) close();
    first.current = pathname;
  }, [pathname, dismissable]);

  return (
    <details
      ref={ref}
      className={className}
      {...(name === undefined ? {} : { name })}
      open={defaultOpen}
      // A visitor may have opened it before hydration.
      suppressHydrationWarning
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
