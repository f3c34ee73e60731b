import type { Image, Language } from '@vestibule/contracts';
import { Container, CreditedPicture, PageHeader, type PictureProps } from '@vestibule/ui';
import type { ReactNode } from 'react';
import styles from './record-page.module.css';

export interface RecordPageProps {
  readonly title: string;
  readonly subline?: string;
  /** Language of title and subline, when it is not the page's. */
  readonly lang?: Language | undefined;
  readonly image: Image | null;
  readonly shape?: PictureProps['shape'];
  readonly children: ReactNode;
  /** Content below, in the page's whole width. */
  readonly more?: ReactNode;
}

/** The page of one person, place or series: its name, its picture, its text, and its events. */
export function RecordPage({ title, subline = '', lang, image, shape = 'card', children, more }: RecordPageProps) {
  return (
    <>
      <Container as="article" className={styles.page}>
        <header lang={lang}>
          <PageHeader size={2} subline={subline}>
            {title}
          </PageHeader>
        </header>
        {image && (
          <div className={styles.picture}>
            <CreditedPicture image={image} sizes="(min-width: 64em) 42vw, 100vw" shape={shape} priority />
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </Container>
      {more && <Container className={styles.more}>{more}</Container>}
    </>
  );
}
