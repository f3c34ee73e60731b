import { Button, cx, Icon } from '@vestibule/ui';
import { useId, useState } from 'react';
import form from 'site/mfe-programme/src/filters/date-form.module.css';
import styles from 'site/mfe-programme/src/filters/filter-bar.module.css';
import options from 'site/mfe-programme/src/filters/filter-options.module.css';
import sheets from 'site/mfe-programme/src/filters/sheet-buttons.module.css';
import type { EventList, Filter } from './event-types';

const NAMES: Readonly<Record<string, string>> = {
  room: 'Ort',
  type: 'Veranstaltungsart',
  tag: 'Schlagwörter',
  series: 'Reihe',
  genre: 'Genre',
};
const HERE = '/de/veranstaltungen';
/** A `<summary>` is as wide as its menu by itself. */
const FULL = { inlineSize: '100%' } as const;

/** Calendar and filters, and the phones' buttons. */
export function FilterBar({ list }: { list: EventList }) {
  return (
    <>
      <nav id="filters" className={styles.bar} aria-label="Programm filtern">
        <CalendarMenu today={list.today} />
        {list.filters.map((filter) => (
          <FilterMenu key={filter.key} filter={filter} />
        ))}
      </nav>
      <div className={sheets.buttons}>
        {['Kalender', 'Filter'].map((name) => (
          <a key={name} href="#filters" aria-haspopup="dialog" className={sheets.button}>
            {name}
          </a>
        ))}
      </div>
    </>
  );
}

/**
 * The menu that is clicked for the measurement, as React component libraries write one: a button that opens a panel by
 * state, so it works once the page is hydrated. The only place where the plain page's markup differs from the site's,
 * which uses `<details>`.
 */
function CalendarMenu({ today }: { today: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.summary} style={FULL} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>Kalender</span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div className={cx(styles.panel, styles.calendar)} hidden={!open}>
        <form method="get" action={HERE} className={form.form}>
          <label htmlFor={id} className={form.label}>
            Tag
          </label>
          <input id={id} name="day" type="date" min={today} required defaultValue="" className={form.input} />
          <label htmlFor={`${id}-until`} className={form.label}>
            Bis (freiwillig)
          </label>
          <input id={`${id}-until`} name="last_day" type="date" min={today} defaultValue="" className={form.input} />
          <Button type="submit">Anzeigen</Button>
        </form>
      </div>
    </div>
  );
}

function FilterMenu({ filter }: { filter: Filter }) {
  return (
    <details name="filter" className={styles.menu}>
      <summary className={styles.summary}>
        <span>{NAMES[filter.key]}</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul role="list" className={cx(options.options, styles.panel)}>
        {filter.options.map(({ value, name, count }) => {
          const inside = (
            <>
              <span>{name}</span>
              {count !== null && <span className={options.count}> {count}</span>}
            </>
          );
          return (
            <li key={value}>
              {count === 0 ? (
                <span className={cx(options.option, options.none)}>{inside}</span>
              ) : (
                <a href={`${HERE}?${filter.key}=${value}`} className={options.option}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
