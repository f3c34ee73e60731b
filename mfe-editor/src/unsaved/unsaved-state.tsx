import { formatClock } from '@vestibule/contracts/dates';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DraftKeeper } from '../shared/draft-keeper';
import { useToolLanguage } from '../shared/use-tool-language';
import styles from './unsaved.module.css';
import type { Unsaved } from './unsaved-store';

/** Beside the buttons of a form: where its unsaved input is stored, and since when. */
export const UnsavedState = observer(function UnsavedState({ keeper }: { readonly keeper: DraftKeeper<Unsaved> }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const { state, at } = keeper;
  return (
    <p className={styles.state} data-draft={state}>
      {at !== '' && t(`unsaved.${state}`, { at: formatClock(at, lang, false) })}
    </p>
  );
});
