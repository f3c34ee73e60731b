import { formatClock } from '@vestibule/contracts/dates';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../../shared/use-tool-language';
import type { EditSession } from '../session/edit-session';
import styles from './drafts.module.css';
import { useAutosave } from './use-autosave';

/** In the form: where the draft is stored, and since when. */
export const DraftState = observer(function DraftState({ session }: { readonly session: EditSession }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const keeper = useAutosave(session);
  // To the minute: most keys change nothing here.
  const at = useMemo(
    () => computed(() => keeper.at && formatClock(new Date(keeper.at).toISOString(), lang, false)),
    [keeper, lang],
  ).get();
  return (
    <p className={styles.state} data-draft={keeper.state}>
      {session.changed && t(`drafts.${keeper.state}`, { at })}
    </p>
  );
});
