import styles from 'site/shared-ui/src/choice-links.module.css';

const VIEWS = {
  '': 'Alle Termine',
  now: 'Jetzt',
  today: 'Heute',
  weekend: 'Dieses Wochenende',
  next_3_days: 'Nächste 3 Tage',
  archive: 'Archiv',
};

/** Preset spans of time. */
export function QuickViews() {
  return (
    <nav aria-label="Zeitraum">
      <ul role="list" className={styles.choices}>
        {Object.entries(VIEWS).map(([view, name]) => (
          <li key={view}>
            <a
              href={`/de/veranstaltungen${view && `?view=${view}`}`}
              className={styles.choice}
              aria-current={view === '' ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
