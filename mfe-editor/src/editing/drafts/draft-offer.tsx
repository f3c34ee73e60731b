import { useHost, useStore } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../../shared/use-tool-language';
import { useModuleName } from '../content/use-module-name';
import { resumed, type Draft } from '../session/resume';
import { useEditor } from '../session/use-editor';
import styles from './drafts.module.css';
import { localDrafts } from './local-drafts';

/** One unsaved draft with its time, the site's as everywhere. */
export const DraftOffer = observer(function DraftOffer({ offer }: { readonly offer: Draft }) {
  const { t } = useTranslation('editor');
  const { api, lang, report } = useHost();
  const { page, user } = useStore();
  const editor = useEditor();
  // A key in the form of another module must not render this.
  const found = useMemo(() => computed(() => page.find(offer.module ?? 0)), [page, offer.module]).get();
  const name = useModuleName()(resumed(offer, found ? [found] : [], lang).module);
  const at = formatInstant(offer.updated_at, useToolLanguage());
  const resume = (opener: HTMLElement) => {
    page.setEditing(true);
    editor.leave(() => editor.resume(offer, lang, opener));
  };
  const discard = () => {
    localDrafts({ user: user.login?.id ?? 0, lang }).remove(offer.key);
    editor.setOffers(editor.offers.filter(({ key }) => key !== offer.key));
    api.call('dropDraft', { params: { key: offer.key } }).catch(report);
  };
  return (
    <li className={styles.offer}>
      <span>{t('drafts.offer', { name, at })}</span>
      <Button small aria-label={t('drafts.resumeOf', { name })} onClick={({ currentTarget }) => resume(currentTarget)}>
        {t('drafts.resume')}
      </Button>
      <Button small variant="quiet" aria-label={t('drafts.discardOf', { name })} onClick={discard}>
        {t('drafts.discard')}
      </Button>
    </li>
  );
});
