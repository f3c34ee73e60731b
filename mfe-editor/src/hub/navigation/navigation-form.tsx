import { isSiteError, LANGUAGES, useHost, type AnswerOf, type Language } from '@vestibule/contracts';
import { setIn } from 'final-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextsForm } from '../records/texts-form';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { reasonAt } from '../../forms/field-label';
import { entriesOf, TREES, type Entry } from './entry';
import { EntryTree } from './entry-tree';
import styles from './navigation.module.css';
import { useNavigationSave, type Trees, documentsOf } from './use-navigation-save';
import type { Fields } from '@vestibule/contracts/fields/field';
import { missingFields } from '../records/missing-fields';
import { useForm, useFormState } from 'react-final-form';
import { isSame, type FieldValues } from '../../shared/editable';
import { NAVIGATION_FORM } from '../../unsaved/form-names';
import { InputKeeper, valuesFor } from '../../unsaved/input-keeper';
import { UnsavedState } from '../../unsaved/unsaved-state';
import type { Unsaved } from '../../unsaved/unsaved-store';
import { useUnsaved, type UnsavedInput } from '../../unsaved/use-unsaved';

/** Paths of entries' missing required fields, e.g. `menu[0].menu_name.de`. */
const lacking = (fields: Fields, entries: readonly Entry[], lang: Language, path: string): readonly string[] =>
  entries.flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    return [
      ...missingFields(fields, entry, lang, `${at}.`),
      ...lacking(fields, entry.children, lang, `${at}.children`),
    ];
  });

export interface NavigationView {
  readonly saved: AnswerOf<'houseNavigation'>;
  /** Input of the user in the form that is not saved. */
  readonly unsaved: Unsaved | undefined;
}

/** Menu and footer, which are saved as a whole; texts in one language at a time. */
export function NavigationForm({ saved, unsaved }: NavigationView) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(
    () => Object.fromEntries(TREES.map(({ name, fields }) => [name, entriesOf(fields, saved.values[name])])) as Trees,
  );
  const { save, version, last } = useNavigationSave(saved.version, initialValues);
  const of = { form: NAVIGATION_FORM, title: t('navigation.title') };
  const input = useUnsaved(of, unsaved, ({ values }) => !isSame(valuesFor(values, last), values));

  const onSubmit = async (values: Trees) => {
    const paths = TREES.flatMap(({ name, fields }) => lacking(fields, values[name], texts, name));
    if (paths.length > 0) return paths.reduce((errors, path) => setIn(errors, path, t('problem.required')), {});
    try {
      await save(values);
      input.keeper.forget();
      return undefined;
    } catch (error) {
      const reason = formReasonOf(error, t);
      const named = reasonAt('navigation', isSiteError(error) ? error.field : undefined, reason, t);
      store.alerts.show({ kind: 'error', text: t('alert.notSaved', { reason: named }) });
      if (!isSiteError(error) || error.field === undefined) return undefined;
      // A field of a text is that of its language.
      const wrongIn = LANGUAGES.find((one) => error.field?.endsWith(`.${one}`));
      if (wrongIn) setTexts(wrongIn);
      return setIn({}, error.field, reason);
    }
  };
  return (
    <TextsForm
      initialValues={initialValues}
      onSubmit={onSubmit}
      texts={texts}
      onTexts={setTexts}
      takesFocus={false}
      isHeld={input.offer !== undefined}
      keepers={<TreesKeeper version={version} last={last} input={input} />}
      actions={<UnsavedState keeper={input.keeper} />}
    >
      <div className={styles.trees}>
        {TREES.map((kind) => (
          <EntryTree key={kind.name} kind={kind} texts={texts} />
        ))}
      </div>
    </TextsForm>
  );
}

interface TreesKeeperProps {
  readonly version: string;
  /** The documents that were saved last. */
  readonly last: FieldValues;
  readonly input: UnsavedInput;
}

/** Stores the changed trees. */
function TreesKeeper({ version, last, input }: TreesKeeperProps) {
  const { t } = useTranslation('editor');
  const form = useForm<Trees>();
  const { values } = useFormState<Trees>({ subscription: { values: true } });
  const changes = Object.entries(documentsOf(values)).filter(([name, tree]) => !isSame(tree, last[name]));
  const take = ({ values: typed }: Unsaved) =>
    form.batch(() =>
      TREES.filter(({ name }) => name in typed).forEach(({ name, fields }) =>
        form.change(name, entriesOf(fields, typed[name])),
      ),
    );
  return (
    <InputKeeper
      input={input}
      base={last}
      version={version}
      changes={Object.fromEntries(changes)}
      older={t('unsaved.olderNavigation')}
      onTake={take}
    />
  );
}
