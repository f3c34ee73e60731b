import { Container, Headline, RichText, VisuallyHidden, type HeadingLevel } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './specimens.module.css';

const SIZES: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** Every size at the same place of the outline; the largest with its two lines. */
export function HeadlineSpecimen() {
  const { t } = useTranslation('editor');
  return SIZES.map((size) => (
    <Headline
      key={size}
      level={4}
      size={size}
      {...(size === 1 && { preline: t('field.preline'), subline: t('field.subline') })}
    >
      {t('styleguide.sample.level', { value: size })}
    </Headline>
  ));
}

/** What editors can write, as an introduction and as text. */
export function RichTextSpecimen() {
  const { t } = useTranslation('editor');
  return (
    <>
      <RichText lead html={`<p>${t('styleguide.sample.line')}</p>`} />
      <RichText html={t('styleguide.sample.html')} />
    </>
  );
}

/** The page's column and the narrow one; how wide they get, the measures tell. */
export function ContainerSpecimen() {
  return (
    <>
      <Container className={styles['outlined']}>
        <code>Container</code>
      </Container>
      <Container narrow className={styles['outlined']}>
        <code>Container narrow</code>
      </Container>
    </>
  );
}

/** Heard, not seen: the sentence says so to those who see. */
export function VisuallyHiddenSpecimen() {
  const { t } = useTranslation('editor');
  return (
    <p>
      {t('styleguide.sample.hidden')} <VisuallyHidden>{t('styleguide.sample.heard')}</VisuallyHidden>
    </p>
  );
}
