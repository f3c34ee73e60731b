import { Container, Headline, PageHeader, RichText, VisuallyHidden, type HeadingLevel } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';
import styles from './stories.module.css';

export default { title: 'Text' } satisfies StoryGroup;

const SIZES: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

function Headlines() {
  const { t } = useTranslation('styleguide');
  return SIZES.map((size) => (
    <Headline
      key={size}
      level={4}
      size={size}
      {...(size === 1 && { preline: t('sample.preline'), subline: t('sample.subline') })}
    >
      {t('sample.level', { value: size })}
    </Headline>
  ));
}
/** Every size at the same level of the outline; the largest with its two lines. */
export const HeadlineStory: Story = { name: 'Headline', render: () => <Headlines /> };

function Header() {
  const { t } = useTranslation('styleguide');
  return (
    <PageHeader preline={t('sample.preline')} subline={t('sample.subline')}>
      {t('sample.pageTitle')}
    </PageHeader>
  );
}
/** The h1 of a page. */
export const PageHeaderStory: Story = { name: 'PageHeader', render: () => <Header /> };

function Texts() {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <RichText lead html={`<p>${t('sample.line')}</p>`} />
      <RichText html={t('sample.html')} />
    </>
  );
}
/** Text of editors, as an introduction and as running text. */
export const RichTextStory: Story = { name: 'RichText', render: () => <Texts /> };

function EventFacts() {
  const { t } = useTranslation('styleguide');
  return (
    <Facts>
      <Fact name={t('sample.when')}>{t('sample.whenValue')}</Fact>
      <Fact name={t('sample.where')}>
        {t('sample.whereValue')} <small>{t('sample.whereNote')}</small>
      </Fact>
    </Facts>
  );
}
export const FactsStory: Story = { name: 'Facts', render: () => <EventFacts /> };

/** The page's column and the narrow one; their widths are among the measures. */
export const ContainerStory: Story = {
  name: 'Container',
  render: () => (
    <>
      <Container className={styles.outlined}>
        <code>Container</code>
      </Container>
      <Container narrow className={styles.outlined}>
        <code>Container narrow</code>
      </Container>
    </>
  ),
};

function Hidden() {
  const { t } = useTranslation('styleguide');
  return (
    <p>
      {t('sample.hidden')} <VisuallyHidden>{t('sample.heard')}</VisuallyHidden>
    </p>
  );
}
/** For screen readers alone; the sentence before it says so. */
export const VisuallyHiddenStory: Story = { name: 'VisuallyHidden', render: () => <Hidden /> };
