import { cx, Disclosure, Icon } from '@vestibule/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateChoice } from './date-choice';
import styles from './filter-bar.module.css';
import { FilterOptions } from './filter-options';
import type { Selection } from './selection';
import { SheetButtons } from './sheet-buttons';

/** Where the phones' buttons lead to without script. */
const ID = 'filters';

export interface FilterBarProps {
  readonly selection: Selection;
  /** The calendar comes after the filters; else it is the first. */
  readonly calendarLast?: boolean;
}

/**
 * Calendar and filters, each a dropdown, one open at a time; on phones with script two buttons that open sheets
 * (docs/behaviour/programme.md#filters-of-the-events).
 */
export function FilterBar({ selection, calendarLast = false }: FilterBarProps) {
  const { t } = useTranslation('programme');
  return (
    <>
      <nav id={ID} className={styles.bar} aria-label={selection.texts.label}>
        {!calendarLast && <CalendarMenu selection={selection} />}
        {selection.filters.map((filter) => (
          <Menu
            key={filter.key}
            label={t(`filter.${filter.key}`)}
            current={filter.options.find(({ value }) => value === selection.query.filters[filter.key])?.name}
          >
            <FilterOptions
              filter={filter}
              selection={selection}
              className={cx(styles.panel, styles.options)}
              onChoose={({ currentTarget }) => closeMenu(currentTarget)}
            />
          </Menu>
        ))}
        {calendarLast && <CalendarMenu selection={selection} />}
      </nav>
      <SheetButtons selection={selection} plain={ID} />
    </>
  );
}

function CalendarMenu({ selection }: { selection: Selection }) {
  const { t } = useTranslation('programme');
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Menu label={t('calendar.title')} current={selection.dateLabel} onToggle={setOpen}>
      <div ref={panel} className={cx(styles.panel, styles.calendar)}>
        <DateChoice selection={selection} open={open} onDone={() => closeMenu(panel.current)} />
      </div>
    </Menu>
  );
}

interface MenuProps {
  readonly label: string;
  readonly current: string | undefined;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

function Menu({ label, current, onToggle, children }: MenuProps) {
  return (
    <Disclosure
      name="filter"
      className={styles.menu}
      summaryClassName={styles.summary}
      {...(onToggle && { onToggle })}
      summary={
        <>
          <span>{label}</span>
          {current && <span className={styles.current}>{current}</span>}
          <Icon name="chevron" className={styles.chevron} />
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

/** The page stays, so the menu must close by itself; the focus goes back to its opener. */
function closeMenu(inside: Element | null): void {
  // Not the further options of a long list, which are one inside of it.
  const menu = inside?.closest<HTMLDetailsElement>('details[name]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}
