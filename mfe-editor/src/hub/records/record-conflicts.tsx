import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../forms/field-label';
import { ConflictVersions, ConflictSection } from '../../shared/conflict-versions';
import { asWords } from '../../forms/as-words';
import type { Conflict } from '../../shared/merge-values';
import { formValues } from './record-values';

interface RecordConflictsProps {
  readonly owner: string;
  readonly conflicts: readonly Conflict[];
  /** Gets those that are still to be decided. */
  readonly onDecided: (rest: readonly Conflict[]) => void;
}

/** Fields that others have changed as well while the form was open: both versions, and which one is to be saved. */
export function RecordConflicts({ owner, conflicts, onDecided }: RecordConflictsProps) {
  const { t } = useTranslation('editor');
  const form = useForm();
  if (conflicts.length === 0) return null;
  return (
    <ConflictSection isPage>
      {conflicts.map((conflict) => {
        const { name, lang, field, mine, theirs } = conflict;
        const path = lang === undefined ? name : `${name}.${lang}`;
        const decided = () => onDecided(conflicts.filter((one) => one !== conflict));
        return (
          <ConflictVersions
            key={path}
            label={fieldLabel(owner, path, t)}
            lang={lang}
            mine={asWords(field, mine)}
            theirs={asWords(field, theirs)}
            onKeep={decided}
            onTake={() => {
              form.change(path, inForm(conflict));
              decided();
            }}
          />
        );
      })}
    </ConflictSection>
  );
}

/** Their value as a control of the form has it. */
const inForm = ({ field, lang, theirs }: Conflict): unknown =>
  lang === undefined ? formValues({ of: field }, { of: theirs })['of'] : (theirs ?? '');
