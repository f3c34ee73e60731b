import { isLocalised, type Field } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { observer } from 'mobx-react-lite';
import { asWords } from '../../forms/as-words';
import { useFieldTexts } from '../../forms/use-field-texts';
import { ConflictSection, ConflictVersions } from '../../shared/conflict-versions';
import type { EditSession } from '../session/edit-session';
import { valuesOf } from '../../shared/editable';

/** Fields that others have changed as well while the form was open: both versions, and which one is to be saved. */
export const ConflictPanel = observer(function ConflictPanel({ session }: { readonly session: EditSession }) {
  const { conflicts, saved } = session;
  return (
    <ConflictSection>
      {conflicts.map((name) => {
        const field = moduleFieldsOf(saved.model)[name];
        return field && <Versions key={name} session={session} name={name} field={field} />;
      })}
    </ConflictSection>
  );
});

interface VersionsProps {
  readonly session: EditSession;
  readonly name: string;
  readonly field: Field;
}

const Versions = observer(function Versions({ session, name, field }: VersionsProps) {
  const { saved, draft } = session;
  const { label } = useFieldTexts(saved.model, name);
  const theirs = valuesOf(saved)[name];
  return (
    <ConflictVersions
      label={label}
      lang={isLocalised(field) ? saved.lang : undefined}
      mine={asWords(field, valuesOf(draft)[name])}
      theirs={asWords(field, theirs)}
      onKeep={() => session.decide(name)}
      onTake={() => session.take({ [name]: theirs })}
    />
  );
});
