import { cx } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { useLevel } from '../use-level';
import { Placed } from '../placed';
import { TeaserCard } from './teaser-card';
import styles from './teaser-list.module.css';

/** Cards: two uneven, three or six in threes, four as one large and three small. */
export default function TeaserList({ module, placement }: ModuleProps<'teaser_list'>) {
  const { items } = module;
  const level = useLevel(module.id, 3);
  if (items.length === 0) return null;
  const lead = placement === 'page' && items.length === 4;
  return (
    <Placed placement={placement}>
      <ul role="list" className={cx(styles.list, placement === 'column' ? styles.column : layoutOf(items.length))}>
        {items.map((item, index) => (
          <li key={item.key}>
            <TeaserCard item={item} level={level} large={lead && index === 0} />
          </li>
        ))}
      </ul>
    </Placed>
  );
}

function layoutOf(count: number): string | undefined {
  if (count === 2) return styles.two;
  if (count === 4) return styles.lead;
  return count % 3 === 0 ? styles.three : undefined;
}
