import { ButtonLink, Headline, Picture, RichText, cx } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './full-teaser.module.css';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** Least width of a desktop window, in px: a hero below it would be enlarged there. */
const DESKTOP_WIDTH = 1536;

/** A large picture with its words on a paper block over the lower left corner. First on a page it is the hero. */
export default function FullTeaser({ module, placement, first }: ModuleProps<'full_teaser'>) {
  const { image_obj: image, link, link_text: linkText, headline, preline, subline, text, extra_class: extra } = module;
  const { t } = useTranslation('content');
  const isSmall = first && image !== null && image.width < DESKTOP_WIDTH;
  const teaser = (
    <div className={cx(styles.teaser, first ? styles.hero : styles.contained, isSmall && styles.beside)}>
      {image && (
        <Picture
          image={image}
          className={styles.picture}
          shape={first ? 'fill' : 'wide'}
          priority={first}
          sizes={isSmall ? '(min-width: 64em) 1024px, 100vw' : '100vw'}
        />
      )}
      <div className={cx(styles.block, extra, extra !== '' && !first && styles.tinted)}>
        {headline !== '' && (
          <Headline level={first ? 1 : 2} preline={preline} subline={subline}>
            {headline}
          </Headline>
        )}
        <RichText html={text} className={styles.text} />
        {link !== '' && (
          <p className={styles.action}>
            <ButtonLink variant="primary" href={link}>
              {linkText || headline || image?.alt || t('teaser.more')}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
  return first ? teaser : <Placed placement={placement}>{teaser}</Placed>;
}
