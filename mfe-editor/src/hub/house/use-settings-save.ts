import { useHost, type AnswerOf } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import type { Fields } from '@vestibule/contracts/fields/field';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SETTINGS_PATH } from '../frame/hub-paths';
import { changesOf } from '../records/record-values';
import type { SavedValues } from '../records/saved-values';
import type { FieldValues } from '../../shared/editable';

type SavedSettings = AnswerOf<'houseSettings'>;

/**
 * Saves the changed settings; afterwards their page shows the server's state. Throws the server's refusals.
 *
 * @param onSaved Gets the settings of the response before anything else happens.
 */
export function useSettingsSave(
  fields: Fields,
  { version, values }: SavedSettings,
  onSaved: (saved: SavedSettings) => void,
) {
  const { api, store } = useHost();
  const navigate = useNavigate();
  const { t } = useTranslation('editor');
  return async (edited: FieldValues, over: SavedValues = { version, values }): Promise<void> => {
    const body = changesOf(fields, over.values, edited);
    const { pathname } = location;
    const saved = await loginsOf(store).retry(() =>
      api.call('changeHouseSettings', { body, version: over.version ?? '' }),
    );
    onSaved(saved);
    store.alerts.show({ kind: 'save', text: t('alert.saved') });
    // An editor who has gone to another page meanwhile is not brought back.
    if (location.pathname === pathname) await navigate(`${SETTINGS_PATH}?version=${saved.version}`, { replace: true });
  };
}
