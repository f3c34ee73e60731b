import { useDismiss } from '@vestibule/ui';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/toolbar.module.css';

/**
 * Tools in one row. Those that do not fit wrap into rows that are hidden; a button opens all of them as a menu, and so
 * does the focus on one of these.
 */
export function MoreTools({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('editor');
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(tools, isOpen);
  const box = useRef<HTMLDivElement>(null);
  // A tool that was chosen closes the menu.
  useEffect(() => {
    const element = tools.current;
    const close = () => setOpen(false);
    if (isOpen) element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [isOpen]);
  useDismiss(box, isOpen, (reason) => {
    setOpen(false);
    if (reason === 'escape') box.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
  });
  return (
    <div ref={box} className={styles.rest}>
      <div
        ref={tools}
        id={id}
        className={styles.tools}
        data-open={isOpen}
        onFocus={({ target, currentTarget }) => {
          if (isCutOff(target, currentTarget)) setOpen(true);
        }}
      >
        {children}
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('toolbar.more')}
        </button>
      )}
    </div>
  );
}

/** Whether a tool is in one of the hidden rows, or beyond the end of the first. */
function isCutOff(tool: HTMLElement, row: HTMLElement): boolean {
  const [top, left] = [tool.offsetTop - row.offsetTop, tool.offsetLeft - row.offsetLeft];
  return (top > 0 && top >= row.clientHeight) || left + tool.offsetWidth > row.clientWidth;
}

/** Whether some of the tools are out of sight, as long as the menu is closed. */
function useIsCut(tools: RefObject<HTMLDivElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = tools.current;
    if (!element || isOpen) return undefined;
    const measure = () =>
      setCut(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [tools, isOpen]);
  return isCut;
}
