import type { ModuleOf } from '@vestibule/contracts';
import { CardLink, Picture, cx, type HeadingLevel } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './teaser-card.module.css';

export type TeaserItem = ModuleOf<'teaser_list'>['items'][number];

/** A picture, a subject, and one link for all of it. */
export function TeaserCard({ item, level, large }: { item: TeaserItem; level: HeadingLevel; large: boolean }) {
  const { image_obj: image, preline, headline, subline, text, link, link_text: linkText } = item;
  const { t } = useTranslation('content');
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.card, large && styles.large)}>
      {/* A headline says what the picture shows; one more link text for it would be noise. */}
      {image && (
        <Picture
          image={image}
          shape="card"
          {...(headline !== '' && { alt: '' })}
          className={styles.picture}
          sizes={large ? '(min-width: 64em) 66vw, 100vw' : '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw'}
        />
      )}
      <div>
        {preline !== '' && <p className={styles.preline}>{preline}</p>}
        {headline !== '' && (
          <Heading className={styles.title}>
            {link === '' ? headline : <CardLink href={link}>{headline}</CardLink>}
          </Heading>
        )}
        {headline === '' && link !== '' && (
          <p className={styles.title}>
            <CardLink href={link}>{linkText || subline || preline || image?.alt || t('teaser.more')}</CardLink>
          </p>
        )}
        {subline !== '' && <p className={styles.subline}>{subline}</p>}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {link !== '' && linkText !== '' && headline !== '' && (
          <p className={styles.more} aria-hidden="true">
            {linkText}
          </p>
        )}
      </div>
    </article>
  );
}
