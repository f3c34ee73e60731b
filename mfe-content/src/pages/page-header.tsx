import type { Page } from '@vestibule/contracts';
import { Container, Headline, VisuallyHidden } from '@vestibule/ui';
import styles from './page-header.module.css';

/** The page's one h1. When a hero opens the page, its block is what one sees, and the h1 is for those who listen. */
export function PageHeader({ page }: { page: Page }) {
  const title = page.headline || page.title;
  if (page.modules[0]?.model === 'full_teaser') {
    return (
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
    );
  }
  return (
    <Container className={styles.header}>
      <Headline level={1}>{title}</Headline>
    </Container>
  );
}
