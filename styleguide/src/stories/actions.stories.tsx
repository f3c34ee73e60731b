import { LANGUAGES, useHost } from '@vestibule/contracts';
import { Anchor, Button, ButtonLink, CardLink, Icon, ICON_NAMES, type ButtonLook } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { PageLink } from '@vestibule/ui/page-link';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';
import styles from './stories.module.css';

export default { title: 'Actions' } satisfies StoryGroup;

const VARIANTS = ['primary', 'secondary', 'quiet'] as const satisfies readonly ButtonLook['variant'][];

function Anchors() {
  const { lang } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <p className={styles.row}>
      <Anchor href={`/${lang}`}>{t('sample.home')}</Anchor>
      <Anchor href="https://www.w3.org/WAI/">{t('sample.elsewhere')}</Anchor>
    </p>
  );
}
/** To a page of this site, and to another site. */
export const AnchorStory: Story = { name: 'Anchor', render: () => <Anchors /> };

function PageLinkSample() {
  const { href } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <p>
      <PageLink to={href('events', {})}>{t('sample.programme')}</PageLink>
    </p>
  );
}
export const PageLinkStory: Story = { name: 'PageLink', render: () => <PageLinkSample /> };

function Card() {
  const { lang } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <div className={styles.card}>
      <p>
        <CardLink href={`/${lang}`}>{t('sample.home')}</CardLink>
      </p>
    </div>
  );
}
/** In a card, all of which is its target. */
export const CardLinkStory: Story = { name: 'CardLink', render: () => <Card /> };

function Buttons() {
  const { t } = useTranslation('styleguide');
  return VARIANTS.map((variant) => (
    <div key={variant} className={styles.row}>
      <Button variant={variant}>{t('sample.action')}</Button>
      <Button variant={variant} small>
        {t('sample.action')}
      </Button>
      <Button variant={variant} disabled>
        {t('sample.disabled')}
      </Button>
    </div>
  ));
}
/** Each look, in both sizes, and disabled. */
export const ButtonStory: Story = { name: 'Button', render: () => <Buttons /> };

function ButtonLinks() {
  const { href } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <div className={styles.row}>
      {VARIANTS.map((variant) => (
        <ButtonLink key={variant} variant={variant} href={href('events', {})}>
          {t('sample.programme')}
        </ButtonLink>
      ))}
    </div>
  );
}
export const ButtonLinkStory: Story = { name: 'ButtonLink', render: () => <ButtonLinks /> };

const LETTERS = ['A', 'B', 'C', 'Č', 'D'];

function Choices() {
  const { lang } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <>
      <ChoiceLinks
        label={t('sample.language')}
        choices={LANGUAGES.map((one) => ({ name: t(`language.${one}`), href: `/${one}`, current: one === lang }))}
      />
      <ChoiceLinks
        label={t('sample.letters')}
        manyLines
        choices={LETTERS.map((name) => ({ name, href: `/${lang}?letter=${name}`, current: name === 'B' }))}
      />
    </>
  );
}
/** In one line, and in as many as it takes. */
export const ChoiceLinksStory: Story = { name: 'ChoiceLinks', render: () => <Choices /> };

/** Every drawing with its name. */
export const IconStory: Story = {
  name: 'Icon',
  render: () => (
    <ul role="list" className={styles.row}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
