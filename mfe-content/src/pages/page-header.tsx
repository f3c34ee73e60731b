import { useStore, type Page } from '@vestibule/contracts';
import { Container, cx, Headline } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { isHero } from '../modules/view-of';
import styles from './page-header.module.css';

/**
 * The page's one h1; when a hero opens the page, the hero has it. Fades while a page with another header loads
 * (docs/behaviour/frame.md#header-of-the-page-while-loading).
 */
export const PageHeader = observer(function PageHeader({ page }: { page: Page }) {
  const { ui } = useStore();
  if (isHero(page.modules[0])) return null;
  return (
    <Container className={cx(styles.header, ui.navigating && ui.pageHeaderLoading && styles.leaving)}>
      <Headline level={1}>{page.headline || page.title}</Headline>
    </Container>
  );
});
