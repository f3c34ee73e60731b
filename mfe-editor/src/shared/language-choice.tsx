import { LANGUAGES, useHost, type Language } from '@vestibule/contracts';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './language-choice.module.css';
import { ownLanguageName } from './language-name';
import { useToolLanguage } from './use-tool-language';

/**
 * The language of the hub and of the editing tools, saved for the person. The shell follows at once, in the document
 * that is open (docs/behaviour/frame.md#language-of-the-hub).
 */
export const LanguageChoice = observer(function LanguageChoice({ label }: { readonly label: string }) {
  const { api, report, store } = useHost();
  const { t } = useTranslation('editor');
  const current = useToolLanguage();
  const { user } = store;
  const choose = async (language: Language) => {
    try {
      await loginsOf(store).retry(() => api.call('changeOwnLanguage', { body: { language } }));
      user.setDetails({ ...user.details, language });
    } catch (error) {
      report(error);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: reasonOf(error, t) }) });
    }
  };
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={styles.language}
          onClick={() => void choose(language)}
        >
          {ownLanguageName(language)}
        </button>
      ))}
    </div>
  );
});
