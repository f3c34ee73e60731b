import { useHost, type PageMeta } from '@vestibule/contracts';
import { Anchor, Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './breadcrumb.module.css';

/**
 * The way from Home to this page (docs/behaviour/frame.md#breadcrumb). The home page itself has no steps, and shows
 * none.
 */
export function Breadcrumb({ steps }: { steps: PageMeta['breadcrumbs'] }) {
  const { lang } = useHost();
  const { t } = useTranslation('shell');
  const last = steps.at(-1);
  if (!last) return null;
  const before = [{ title: t('breadcrumb.home'), url: `/${lang}` }, ...steps.slice(0, -1)];
  return (
    <Container as="nav" className={styles.breadcrumb} aria-label={t('breadcrumb.label')}>
      <ol role="list" className={styles.list}>
        {before.map(({ title, url }) => (
          <li key={url}>
            <Anchor href={url}>{title}</Anchor>
          </li>
        ))}
        <li aria-current="page">{last.title}</li>
      </ol>
    </Container>
  );
}
