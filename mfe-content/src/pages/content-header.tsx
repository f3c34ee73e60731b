import type { Page } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { isHero } from '../modules/view-of';
import styles from './content-header.module.css';

/** The header of a content page; when a hero opens the page, the hero has it. */
export function ContentHeader({ page }: { page: Page }) {
  if (isHero(page.modules[0])) return null;
  return (
    <Container className={styles.header}>
      <PageHeader>{page.headline || page.title}</PageHeader>
    </Container>
  );
}
