import { useState } from 'react';
import styles from 'site/mfe-programme/src/filters/filter-bar.module.css';
import { Icon } from './parts';
import type { EventList } from './types';

/**
 * The filter as React component libraries write it: a button that opens a list by state, so it works once the page is hydrated.
 * The only place where the plain page's markup differs from the site's, which uses `<details>`.
 */
export function RoomFilter({ rooms }: { rooms: EventList['rooms'] }) {
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles['bar']} aria-label="Programm filtern">
      <div className={styles['menu']}>
        <button type="button" className={styles['summary']} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>Ort</span>
          <Icon name="chevron" className={styles['chevron']} />
        </button>
        <ul role="list" className={styles['options']} style={open ? {} : { display: 'none' }}>
          {rooms.map(({ value, name }) => (
            <li key={value}>
              <a className={styles['option']} href={`/de/veranstaltungen?room=${value}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
