import { useHost } from '@vestibule/contracts';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditSession } from '../session/edit-session';
import styles from './drafts.module.css';
import { useAutosave } from './use-autosave';

/** In the form: where the draft is stored, and since when. */
export const DraftState = observer(function DraftState({ session }: { readonly session: EditSession }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const keeper = useAutosave(session);
  // To the minute: most keys change nothing here.
  const at = useMemo(() => {
    const format = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
    return computed(() => keeper.at && format.format(new Date(keeper.at)));
  }, [keeper, lang]).get();
  return (
    <p className={styles.state} data-draft={keeper.state}>
      {session.changed && t(`drafts.${keeper.state}`, { at })}
    </p>
  );
});
