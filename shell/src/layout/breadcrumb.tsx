import { useHost, type PageMeta } from '@vestibule/contracts';
import { Anchor, Container } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';
import type { MouseEvent } from 'react';
import { useTranslation } from '../app/use-translation';
import styles from './breadcrumb.module.css';

/**
 * The way from Home to this page (docs/behaviour/frame.md#breadcrumb). The step before this page goes back where the
 * visitor came from it: a list is then as it was left. The home page itself has no steps, and shows none.
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
        {before.map(({ title, url }, index) => (
          <li key={url || title}>
            {url ? (
              <Anchor href={url} {...(index === before.length - 1 && { onClick: goBack })}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </li>
        ))}
        <li aria-current="page">{last.title}</li>
      </ol>
    </Container>
  );
}

function goBack(click: MouseEvent<HTMLAnchorElement>) {
  if (opensElsewhere(click) || !cameFrom(click.currentTarget.pathname)) return;
  click.preventDefault();
  window.history.back();
}

/**
 * Whether the visitor came here from the page at `path`, whatever its query was: then going back leads to the list as
 * it was left. False in browsers without the Navigation API.
 */
function cameFrom(path: string): boolean {
  const navigation = (window as Partial<Pick<Window, 'navigation'>>).navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url;
  return before ? new URL(before).pathname === path : false;
}
