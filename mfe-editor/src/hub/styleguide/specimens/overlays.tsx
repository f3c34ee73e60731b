import { Button, Dialog, Disclosure } from '@vestibule/ui';
import { Tabs } from '@vestibule/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './specimens.module.css';

const KINDS = ['box', 'sheet'] as const;

/** Both kinds, each behind its button. */
export function DialogSpecimen() {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState<(typeof KINDS)[number]>();
  return (
    <div className={styles['row']}>
      {KINDS.map((kind) => (
        <span key={kind}>
          <Button onClick={() => setOpen(kind)}>{t(`styleguide.sample.${kind}`)}</Button>
          <Dialog
            open={open === kind}
            kind={kind}
            title={t(`styleguide.sample.${kind}`)}
            closeLabel={t('sheet.close')}
            onClose={() => setOpen(undefined)}
          >
            <p>{t('styleguide.sample.line')}</p>
          </Dialog>
        </span>
      ))}
    </div>
  );
}

/** Closed, and open from the start. */
export function DisclosureSpecimen() {
  const { t } = useTranslation('editor');
  return [false, true].map((open) => (
    <Disclosure
      key={String(open)}
      dismissable={false}
      defaultOpen={open}
      summary={t(open ? 'styleguide.sample.opened' : 'styleguide.sample.closed')}
      summaryClassName={styles['summary']}
    >
      <p>{t('styleguide.sample.line')}</p>
    </Disclosure>
  ));
}

export function TabsSpecimen() {
  const { t } = useTranslation('editor');
  const [lang, setLang] = useState<'de' | 'cs'>('de');
  return (
    <Tabs
      label={t('styleguide.sample.language')}
      tabs={(['de', 'cs'] as const).map((id) => ({ id, label: t(`language.${id}`) }))}
      selected={lang}
      onSelect={setLang}
    >
      <p>{t('styleguide.sample.selected', { name: t(`language.${lang}`) })}</p>
    </Tabs>
  );
}
