import type { Page } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { isHero } from '../modules/full-teaser';
import styles from './page-header.module.css';

/** The page's one h1; when a hero opens the page, the hero has it. */
export function PageHeader({ page }: { page: Page }) {
  if (isHero(page.modules[0])) return null;
  return (
    <Container className={styles.header}>
      <Headline level={1}>{page.headline || page.title}</Headline>
    </Container>
  );
}
