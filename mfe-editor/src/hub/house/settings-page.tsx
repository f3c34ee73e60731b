import { useHost, type AnswerOf, type LoginState } from '@vestibule/contracts';
import { SETTINGS_GROUPS } from '@vestibule/contracts/house/settings';
import { settingsOf } from '@vestibule/contracts/rights/settings-rights';
import { Container } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import { useQuestion } from '../../dialogs/use-question';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { MediaFinder } from '../../media/media-finder';
import { useLatestSaved } from '../records/use-latest-saved';
import type { SavedValues } from '../records/saved-values';
import { ValuesForm } from '../records/values-form';
import type { FieldValues } from '../../shared/editable';
import { SETTINGS_FORM } from '../../unsaved/form-names';
import type { Unsaved } from '../../unsaved/unsaved-store';
import { HolidaysAhead } from './holidays-ahead';
import { useSettingsSave } from './use-settings-save';

export interface SettingsView {
  readonly rights: LoginState['rights'];
  readonly saved: AnswerOf<'houseSettings'>;
  /** Input of the user in the form that is not saved. */
  readonly unsaved: Unsaved | undefined;
}

const isOnline = (values: FieldValues) => values['is_site_online'] !== false;

/** The settings of the site with their form. */
export function SettingsPage({ data: { rights, saved: loaded, unsaved } }: { readonly data: SettingsView }) {
  const { t } = useTranslation('editor');
  const [fields] = useState(() => settingsOf(rights));
  const [saved, take] = useLatestSaved(loaded);
  const save = useSettingsSave(fields, saved, take);
  const [question, ask] = useQuestion();
  const { api } = useHost();
  const onSave = async (values: FieldValues, over?: SavedValues) => {
    // From then on visitors get nothing.
    if (isOnline(saved.values) && !isOnline(values) && !(await ask())) return;
    await save(values, over);
  };
  return (
    <Container className={hub.page}>
      <HubHeader title={t('settings.title')} withHub />
      <p className={hub.editing}>{t('settings.text')}</p>
      <ValuesForm
        owner="settings"
        fields={fields}
        groups={SETTINGS_GROUPS}
        folds
        saved={saved}
        unsaved={{ form: SETTINGS_FORM, title: t('settings.title') }}
        stored={unsaved}
        onSave={onSave}
        loadLatest={() => api.call('houseSettings')}
        onNewer={({ version = '', values }) => take({ version, values })}
      />
      {(saved.values['holiday_region'] ?? '') !== '' && <HolidaysAhead version={saved.version} />}
      <AskDialog
        open={question !== undefined}
        title={t('settings.offline.title')}
        text={t('settings.offline.text')}
        keep={{ label: t('settings.offline.keep'), onClick: () => question?.(false) }}
        go={{ label: t('settings.offline.go'), onClick: () => question?.(true) }}
      />
      <MediaFinder />
    </Container>
  );
}
