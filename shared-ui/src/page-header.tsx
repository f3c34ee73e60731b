import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { cx } from './class-names';
import { Headline, type HeadlineProps } from './headline';
import styles from './page-header.module.css';

/**
 * The page's one h1. Fades while a page comes that has another
 * (docs/behaviour/frame.md#header-of-the-page-while-loading).
 */
export const PageHeader = observer(function PageHeader({ className, ...headline }: Omit<HeadlineProps, 'level'>) {
  const { ui } = useStore();
  const isLeaving = ui.navigating && ui.pageHeaderLoading;
  return <Headline {...headline} level={1} className={cx(styles.header, isLeaving && styles.leaving, className)} />;
});
