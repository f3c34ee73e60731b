import type { Image } from '@vestibule/contracts';
import { Container, cx } from '@vestibule/ui';
import { Tabs } from '@vestibule/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { SampleImage } from './specimens/media';
import { SPECIMENS } from './specimens/specimens';
import styles from './styleguide.module.css';
import { Surfaces } from './surfaces';
import { Tokens } from './tokens';

export interface StyleguideData {
  readonly image: Image | null;
}

const THEMES = ['museum', 'castle'] as const;

/** The house's look: every token and every component of shared-ui, in each site theme and on each page theme. */
export function StyleguidePage({ data }: { data: StyleguideData }) {
  const { t } = useTranslation('editor');
  // Without script a tab is a link to the page in the other theme.
  const asked = useSearchParams()[0].get('theme');
  const [theme, setTheme] = useState(THEMES.find((name) => name === asked) ?? 'museum');
  return (
    <Container className={hub['page']}>
      <HubHeader title={t('styleguide.title')} withHub />
      <Tabs
        label={t('styleguide.themes')}
        tabs={THEMES.map((id) => ({ id, label: t(`styleguide.theme.${id}`), href: `?theme=${id}` }))}
        selected={theme}
        onSelect={setTheme}
        className={styles['tabs']}
      >
        {/* Each theme has its own values: everything is measured again. */}
        <div key={theme} className={cx(`theme-${theme}`, styles['theme'])}>
          <h2 className={styles['part']}>{t('styleguide.tokens')}</h2>
          <Tokens />
          <h2 className={styles['part']}>{t('styleguide.components')}</h2>
          <SampleImage value={data.image}>
            {Object.entries(SPECIMENS).map(([name, Specimen]) => (
              <div key={name} className={styles['group']}>
                <h3 className={styles['name']}>{name}</h3>
                <Surfaces>
                  <Specimen />
                </Surfaces>
              </div>
            ))}
          </SampleImage>
        </div>
      </Tabs>
    </Container>
  );
}
