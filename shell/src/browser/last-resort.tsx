import { Container, Fallback } from '@vestibule/ui';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { takeReload } from './reload-guard';

interface LastResortOptions {
  readonly root: () => Pick<Root, 'render'> | undefined;
  readonly i18n: Pick<i18n, 't'>;
  /** Loads the address of the page as a document. */
  readonly reload?: () => void;
}

/**
 * For an error above all boundaries, after which React leaves an empty document: the address is loaded as a document,
 * at most once a minute; otherwise the page says so, with a button that does.
 */
export function lastResort({ root, i18n, reload = () => location.reload() }: LastResortOptions): void {
  if (takeReload()) return reload();
  const fallback = (
    <main>
      <Container>
        <Fallback
          text={i18n.t('fallback.title', { ns: 'shell' })}
          retryLabel={i18n.t('fallback.retry', { ns: 'shell' })}
          onRetry={reload}
        />
      </Container>
    </main>
  );
  // React is about to empty the document.
  setTimeout(() => root()?.render(fallback));
}
