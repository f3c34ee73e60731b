import { useHost } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';
import { rightOfField } from '@vestibule/contracts/rights/record-rights';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenPageQuestion, type HiddenPage } from './hidden-page-question';
import { useWhoMay } from './use-who-may';
import { savesOf, writtenFields, type Saving } from './saving';
import { RecordReferences } from './record-references';
import { RecordPresence } from './record-presence';
import { changesOf } from './record-values';
import { useRecordSave } from './use-record-save';
import { inventedValues } from './given-values';
import { titleOf, unsavedFormOf, type RecordView } from './record-view';
import { OccurrenceScope, type Occurrences } from './repeat/occurrence-scope';
import { Removal } from '../frame/removal';
import { ValuesForm } from './values-form';

const SAVE_LABELS = { draft: 'form.save', submit: 'review.saveAndSubmit', publish: 'publishing.publish' } as const;

interface RecordFormProps {
  readonly definition: RecordDefinition;
  readonly view: RecordView;
  /** Gets the view of the saved record. */
  readonly onSaved: (saved: RecordView) => void;
}

/** The form of a record, derived from its kind's definition. */
export function RecordForm({ definition, view, onSaved }: RecordFormProps) {
  const { kind, groups, identity } = definition;
  const fields = writtenFields(definition);
  const { api, lang } = useHost();
  const { t } = useTranslation('editor');
  const [asked, setAsked] = useState<{ readonly page: HiddenPage; readonly settle: (isConfirmed: boolean) => void }>();
  const [occurrences, setOccurrences] = useState<Occurrences>({ scope: 'one', movesSold: false });
  const { save, remove } = useRecordSave(
    definition,
    view,
    ({ id, version, values, published }) => {
      // It is no longer a copy once it is saved.
      const { copied: _copied, ...rest } = view;
      onSaved({ ...rest, id, version, values, ...(published && { published }) });
    },
    (page) => new Promise((settle) => setAsked({ page, settle })),
    occurrences,
  );
  const isNew = view.id === undefined;
  /** How often a removal was refused as other records name this one. */
  const [refusals, setRefusals] = useState(0);
  const removeUnlessNamed = async (how?: QueryOf<'deleteRecord'>) => {
    if (await remove(how)) setRefusals((count) => count + 1);
  };
  const whoMay = useWhoMay(view.roles ?? []);
  const saving = useRef<Saving>('draft');
  const saves = savesOf(definition, {
    isNew,
    mayPublish: view.mayPublish ?? false,
    isOfMore: occurrences.scope !== 'one',
  }).map((one) => ({
    label: t(SAVE_LABELS[one]),
    onChoose: () => void (saving.current = one),
  }));
  const isOccurrence = kind === 'events' && !isNew && (view.values['recurrence'] ?? '') !== '';
  const [invented] = useState(() => (isNew ? inventedValues(fields) : {}));
  const saved = isNew ? { ...view, copied: { ...view.copied, ...invented } } : view;
  // The identity of a record cannot be changed after its creation.
  const form = (
    <ValuesForm
      owner={kind}
      fields={fields}
      groups={groups}
      isNew={isNew}
      fixed={isNew ? [] : identity}
      locked={(view.locked ?? []).map(({ name, right }) => ({ name, reason: whoMay.withRight(right) }))}
      lockedReason={(name) => {
        const right = rightOfField(view.kind, name, saving.current === 'publish');
        return right && whoMay.withRight(right);
      }}
      readOnly={view.mayWrite ? undefined : whoMay.withAction('change', view.kind)}
      saved={saved}
      saves={saves}
      unsaved={unsavedFormOf(view, lang)}
      stored={view.unsaved}
      onSave={(values, over) => save(values, saving.current, over)}
      {...(view.id !== undefined && {
        loadLatest: () => api.call('record', { params: { kind, id: view.id ?? 0 } }),
        onNewer: (latest) => onSaved({ ...view, ...latest }),
        notes: (
          <RecordPresence
            kind={view.kind}
            id={view.id}
            isChanged={(values) => Object.keys(changesOf(fields, view.values, values)).length > 0}
            onNewer={(latest) => onSaved({ ...view, ...latest })}
          />
        ),
      })}
    >
      {isOccurrence && view.mayWrite && <OccurrenceScope chosen={occurrences} onChange={setOccurrences} />}
      {kind === 'redirects' && (
        <HiddenPageQuestion
          hidden={asked?.page}
          onAnswer={(isConfirmed) => {
            setAsked(undefined);
            asked?.settle(isConfirmed);
          }}
        />
      )}
      {!isNew && view.mayRemove && <Removal title={titleOf(view.values, lang)} onRemove={removeUnlessNamed} />}
    </ValuesForm>
  );
  return (
    <>
      {refusals > 0 && view.id !== undefined && (
        <RecordReferences
          key={refusals}
          kind={view.kind}
          id={view.id}
          term={view.values['kind']}
          onRemove={removeUnlessNamed}
        />
      )}
      {form}
    </>
  );
}
