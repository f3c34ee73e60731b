// One by one: a page carries the drawings that it may show, and not the package's 1700.
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { cx } from './class-names';
import styles from './icon.module.css';

export type IconName = 'cart' | 'search' | 'menu' | 'close' | 'arrow' | 'chevron' | 'plus' | 'minus';

const DRAWINGS: Readonly<Record<IconName, ComponentType<{ className: string; 'aria-hidden': true; focusable: false }>>> = {
  cart: ShoppingCart,
  search: Search,
  menu: Menu,
  close: X,
  arrow: ArrowRight,
  chevron: ChevronDown,
  plus: Plus,
  minus: Minus,
};
/** Every name that `Icon` knows. */
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];

/** A small drawing beside a word, or inside a control that has a label; never the only name of anything. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const Drawing = DRAWINGS[name];
  return <Drawing className={cx(styles['icon'], className)} aria-hidden focusable={false} />;
}
