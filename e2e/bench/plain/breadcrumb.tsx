import { Container } from '@vestibule/ui';
import styles from 'site/shell/src/layout/breadcrumb.module.css';
import type { PageLink } from './types';

/** The way from Home to this page. */
export function Breadcrumb({ before = [], title }: { before?: readonly PageLink[]; title: string }) {
  return (
    <Container as="nav" className={styles['breadcrumb']} aria-label="Sie sind hier">
      <ol role="list" className={styles['list']}>
        {[{ title: 'Startseite', url: '/de' }, ...before].map((step) => (
          <li key={step.url}>
            <a href={step.url}>{step.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </Container>
  );
}
