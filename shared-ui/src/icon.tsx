import { cx } from './class-names';
import styles from './icon.module.css';

const PATHS = {
  cart: 'M3 4h3l2.4 11h9.4L20.5 7.5H7M9.5 19.5h.01M17 19.5h.01',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9.5l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;
export type IconName = keyof typeof PATHS;

/** A small drawing beside a word, or inside a control that has a label; never the only name of anything. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx(styles['icon'], className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
