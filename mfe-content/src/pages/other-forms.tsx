import type { Page } from '@vestibule/contracts';
import { Anchor, Container, Disclosure, Icon } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './other-forms.module.css';

/** Ways to the same in easy language and in sign language (docs/behaviour/frame.md#pages-in-other-forms). */
export function OtherForms({ page: { easy_language_link: easy, sign_language_film: film } }: { page: Page }) {
  const { t } = useTranslation('content');
  if (!easy && !film) return null;
  return (
    <Container as="aside" aria-label={t('otherForms.label')} className={styles.forms}>
      {easy && <Anchor href={easy}>{t('otherForms.easy')}</Anchor>}
      {film && (
        <Disclosure
          dismissable={false}
          className={styles.sign}
          summaryClassName={styles.summary}
          summary={
            <>
              {t('otherForms.sign')} <Icon name="chevron" className={styles.chevron} />
            </>
          }
        >
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the page around it has the same content as text */}
          <video className={styles.film} aria-label={t('otherForms.sign')} controls playsInline preload="none">
            <source src={film.url} type={film.type} />
            <a href={film.url}>{t('otherForms.file')}</a>
          </video>
        </Disclosure>
      )}
    </Container>
  );
}
