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
import { useFormState } from 'react-final-form';
import { useLeaveGuard } from '../../shared/use-leave-guard';

/** Paths of entries' missing required fields, e.g. `menu[0].menu_name.de`. */
const lacking = (fields: Fields, entries: readonly Entry[], lang: Language, path: string): readonly string[] =>
  entries.flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    return [
      ...missingFields(fields, entry, lang, `${at}.`),
      ...lacking(fields, entry.children, lang, `${at}.children`),
    ];
  });

/** Menu and footer, which are saved as a whole; texts in one language at a time. */
export function NavigationForm({ saved }: { readonly saved: AnswerOf<'houseNavigation'> }) {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const [texts, setTexts] = useState<Language>(lang);
  const [initialValues] = useState(
    () => Object.fromEntries(TREES.map(({ name, fields }) => [name, entriesOf(fields, saved.values[name])])) as Trees,
  );
  const { save, last } = useNavigationSave(saved.version, initialValues);

  const onSubmit = async (values: Trees) => {
    const paths = TREES.flatMap(({ name, fields }) => lacking(fields, values[name], texts, name));
    if (paths.length > 0) return paths.reduce((errors, path) => setIn(errors, path, t('problem.required')), {});
    try {
      await save(values);
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
      keepers={<UnsavedTrees last={last} />}
    >
      <div className={styles.trees}>
        {TREES.map((kind) => (
          <EntryTree key={kind.name} kind={kind} texts={texts} />
        ))}
      </div>
    </TextsForm>
  );
}

/** While the values differ from those saved `last` the browser asks before the page is left. */
function UnsavedTrees({ last }: { readonly last: string }) {
  const { values } = useFormState<Trees>({ subscription: { values: true } });
  useLeaveGuard(JSON.stringify(documentsOf(values)) !== last);
  return null;
}
