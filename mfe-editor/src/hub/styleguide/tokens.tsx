import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Colors } from './colors';
import { OtherMeasures, Spaces, TypeSteps } from './measures';
import styles from './styleguide.module.css';
import { Surfaces } from './surfaces';
import { readTokenNames, type TokenNames } from './token-names';

/**
 * Every token, with the value that it has in the site theme around it. The browser knows them: nothing is listed here.
 */
export function Tokens() {
  const { t } = useTranslation('editor');
  const [names, setNames] = useState<TokenNames>();
  useEffect(() => setNames(readTokenNames(document.styleSheets)), []);
  if (!names)
    return (
      <noscript>
        <p>{t('styleguide.noScript')}</p>
      </noscript>
    );
  return (
    <>
      <Group title={t('styleguide.colors')}>
        <Surfaces>
          <Colors names={names.colors} pairs />
        </Surfaces>
      </Group>
      <Group title={t('styleguide.palette')}>
        <Colors names={names.palette} />
        <OtherMeasures names={names.palette} />
      </Group>
      <Group title={t('styleguide.type')}>
        <TypeSteps names={names.measures} />
      </Group>
      <Group title={t('styleguide.spaces')}>
        <Spaces names={names.measures} />
      </Group>
      <Group title={t('styleguide.measures')}>
        <OtherMeasures names={names.measures} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['group']}>
      <h3 className={styles['name']}>{title}</h3>
      {children}
    </div>
  );
}
