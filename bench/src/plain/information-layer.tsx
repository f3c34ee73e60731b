import { Container } from '@vestibule/ui';
import type { ReactNode } from 'react';
import styles from 'site/shell/src/layout/information-layer.module.css';

/** Note for browsers without script, or too old for it. */
export function InformationLayer({ url }: { url: string }) {
  return (
    <>
      <noscript>
        <Message title="Ihr Browser führt keine Skripte aus" url={url}>
          Lesen, suchen, im Programm blättern, uns schreiben und Tickets kaufen können Sie trotzdem. Mit JavaScript geht
          manches bequemer: Schalten Sie es bitte ein und laden die Seite neu.
        </Message>
      </noscript>
      <div hidden>
        <Message title="Ihr Browser ist für diese Website zu alt" url={url}>
          Lesen können Sie alles; manches funktioniert aber nicht. Bitte bringen Sie Ihren Browser auf den neuesten
          Stand und laden die Seite dann neu.
        </Message>
      </div>
    </>
  );
}

function Message({ title, url, children }: { title: string; url: string; children: ReactNode }) {
  return (
    <section lang="de" aria-label={title} className={styles.layer}>
      <Container className={styles.inner}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{children}</p>
        </div>
        <a href={url} className={styles.reload}>
          Neu laden
        </a>
      </Container>
    </section>
  );
}
