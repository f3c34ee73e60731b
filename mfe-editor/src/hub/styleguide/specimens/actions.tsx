import { useHost } from '@vestibule/contracts';
import { Anchor, Button, ButtonLink, CardLink, Icon, ICON_NAMES, type ButtonLook } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './specimens.module.css';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const satisfies readonly ButtonLook['variant'][];

/** To a page of this site, and to another site. */
export function AnchorSpecimen() {
  const { lang } = useHost();
  const { t } = useTranslation('editor');
  return (
    <p className={styles['row']}>
      <Anchor href={`/${lang}`}>{t('styleguide.sample.home')}</Anchor>
      <Anchor href="https://www.w3.org/WAI/">{t('styleguide.sample.elsewhere')}</Anchor>
    </p>
  );
}

/** In a card, all of which is its target. */
export function CardLinkSpecimen() {
  const { lang } = useHost();
  const { t } = useTranslation('editor');
  return (
    <div className={styles['card']}>
      <p>
        <CardLink href={`/${lang}`}>{t('styleguide.sample.home')}</CardLink>
      </p>
    </div>
  );
}

/** Each look, in both sizes, and as one that cannot be used. */
export function ButtonSpecimen() {
  const { t } = useTranslation('editor');
  return VARIANTS.map((variant) => (
    <div key={variant} className={styles['row']}>
      <Button variant={variant}>{t('styleguide.sample.action')}</Button>
      <Button variant={variant} small>
        {t('styleguide.sample.action')}
      </Button>
      <Button variant={variant} disabled>
        {t('styleguide.sample.disabled')}
      </Button>
    </div>
  ));
}

export function ButtonLinkSpecimen() {
  const { href } = useHost();
  const { t } = useTranslation('editor');
  return (
    <div className={styles['row']}>
      {VARIANTS.map((variant) => (
        <ButtonLink key={variant} variant={variant} href={href('events', {})}>
          {t('styleguide.sample.programme')}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Every drawing with its name. */
export function IconSpecimen() {
  return (
    <ul role="list" className={styles['row']}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={styles['icon']}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
