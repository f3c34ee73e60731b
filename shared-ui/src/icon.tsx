// One by one: a page carries the drawings that it may show, and not the package's 1700.
import { ArrowRight, ChevronDown, Heart, Menu, Minus, Plus, Search, ShoppingCart, X } from 'lucide';
import { createElement } from 'react';
import { cx } from './class-names';
import styles from './icon.module.css';

// Shapes alone, without a component for each: all that a page is to pay for an icon.
const DRAWINGS = {
  cart: ShoppingCart,
  search: Search,
  menu: Menu,
  close: X,
  arrow: ArrowRight,
  chevron: ChevronDown,
  plus: Plus,
  minus: Minus,
  heart: Heart,
};
export type IconName = keyof typeof DRAWINGS;
/** Every name that `Icon` knows. */
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

/** A small drawing beside a word, or inside a control that has a label; never the only name of anything. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[name].map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
