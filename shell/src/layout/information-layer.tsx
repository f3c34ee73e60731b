import { Container } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './information-layer.module.css';

/** Shown by the inline script (render/weak-browser.ts), never by React: a browser that needs it runs no React. */
export const WEAK_BROWSER_ID = 'weak-browser';

/**
 * Shown to browsers without script, or too old for this site's: in German in every language
 * (docs/behaviour/frame.md#information-layer), because a browser that runs no script cannot be detected in time to
 * translate. The page itself stays readable.
 */
export function InformationLayer() {
  return (
    <>
      <noscript>
        <Message title="Ihr Browser führt keine Skripte aus">
          Lesen, suchen, im Programm blättern, uns schreiben und Tickets kaufen können Sie trotzdem. Mit JavaScript geht
          manches bequemer: Schalten Sie es bitte ein und laden die Seite neu.
        </Message>
      </noscript>
      <div id={WEAK_BROWSER_ID} hidden suppressHydrationWarning>
        <Message title="Ihr Browser ist für diese Website zu alt">
          Lesen können Sie alles; manches funktioniert aber nicht. Bitte bringen Sie Ihren Browser auf den neuesten
          Stand und laden die Seite dann neu.
        </Message>
      </div>
    </>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <section lang="de" aria-label={title} className={styles.layer}>
      <Container className={styles.inner}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{children}</p>
        </div>
        {/* The address of the page itself: the one way to reload that needs no script. The server's has the query
            that the page reads. */}
        <a href={pathname + search} className={styles.reload} suppressHydrationWarning>
          Neu laden
        </a>
      </Container>
    </section>
  );
}
