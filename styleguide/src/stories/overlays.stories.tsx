import { Button, Dialog, Disclosure } from '@vestibule/ui';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import { Tabs } from '@vestibule/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';
import styles from './stories.module.css';

export default { title: 'Overlays' } satisfies StoryGroup;

const KINDS = ['box', 'sheet'] as const;

function Dialogs() {
  const { t } = useTranslation('styleguide');
  const [open, setOpen] = useState<(typeof KINDS)[number]>();
  return (
    <div className={styles.row}>
      {KINDS.map((kind) => (
        <span key={kind}>
          <Button onClick={() => setOpen(kind)}>{t(`sample.${kind}`)}</Button>
          <Dialog
            open={open === kind}
            kind={kind}
            title={t(`sample.${kind}`)}
            closeLabel={t('sample.close')}
            onClose={() => setOpen(undefined)}
          >
            <p>{t('sample.line')}</p>
          </Dialog>
        </span>
      ))}
    </div>
  );
}
/** Both kinds, each behind its button. */
export const DialogStory: Story = { name: 'Dialog', render: () => <Dialogs /> };

function Question() {
  const { t } = useTranslation('styleguide');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('sample.ask')}</Button>
      <AskDialog
        open={open}
        title={t('sample.askTitle')}
        text={t('sample.askText')}
        keep={{ label: t('sample.keep'), onClick: close }}
        go={{ label: t('sample.go'), onClick: close }}
      />
    </div>
  );
}
/** Asks before input is lost. */
export const AskDialogStory: Story = { name: 'AskDialog', render: () => <Question /> };

function Disclosures() {
  const { t } = useTranslation('styleguide');
  return [false, true].map((open) => (
    <Disclosure
      key={String(open)}
      dismissable={false}
      defaultOpen={open}
      summary={t(open ? 'sample.opened' : 'sample.closed')}
      summaryClassName={styles.summary}
    >
      <p>{t('sample.line')}</p>
    </Disclosure>
  ));
}
/** Closed, and open from the start. */
export const DisclosureStory: Story = { name: 'Disclosure', render: () => <Disclosures /> };

function LanguageTabs() {
  const { t } = useTranslation('styleguide');
  const [lang, setLang] = useState<'de' | 'cs'>('de');
  return (
    <Tabs
      label={t('sample.language')}
      tabs={(['de', 'cs'] as const).map((id) => ({ id, label: t(`language.${id}`) }))}
      selected={lang}
      onSelect={setLang}
    >
      <p>{t('sample.selected', { name: t(`language.${lang}`) })}</p>
    </Tabs>
  );
}
export const TabsStory: Story = { name: 'Tabs', render: () => <LanguageTabs /> };
