import { Select } from '@vestibule/ui/hub/select';
import { useTranslation } from 'react-i18next';

/** The dates of a recurrence that a change is for. */
export interface Occurrences {
  readonly scope: 'one' | 'following' | 'all';
  /** Dates with sold tickets get another time as well. */
  readonly movesSold: boolean;
}

const SCOPES = ['one', 'following', 'all'] as const satisfies readonly Occurrences['scope'][];

interface OccurrenceScopeProps {
  readonly chosen: Occurrences;
  readonly onChange: (chosen: Occurrences) => void;
}

/** Asks whether changes are for this date, for this and the following ones, or for all of the recurrence. */
export function OccurrenceScope({ chosen, onChange }: OccurrenceScopeProps) {
  const { t } = useTranslation('editor');
  return (
    <div>
      <Select
        label={t('repeat.scope')}
        value={chosen.scope}
        onChange={({ target }) =>
          onChange({ ...chosen, scope: SCOPES.find((scope) => scope === target.value) ?? 'one' })
        }
        options={SCOPES.map((scope) => ({ value: scope, text: t(`repeat.${scope}`) }))}
      />
      {chosen.scope !== 'one' && (
        <label>
          <input
            type="checkbox"
            checked={chosen.movesSold}
            onChange={({ target }) => onChange({ ...chosen, movesSold: target.checked })}
          />{' '}
          {t('repeat.movesSold')}
        </label>
      )}
    </div>
  );
}
