import { useHost, type AnswerOf } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import { reference } from '@vestibule/contracts/fields/field';
import { REFERENCE_TARGETS, targetOf, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Button } from '@vestibule/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FieldControl } from '../../forms/field-control';
import { useLoaded } from '../../shared/use-loaded';
import { kindName } from './kind-name';
import { recordPath } from './record-paths';
import styles from './records.module.css';

type Removal = (how: QueryOf<'deleteRecord'>) => Promise<void>;
type Found = AnswerOf<'recordReferences'>;

interface RecordReferencesProps {
  readonly kind: RecordKind;
  readonly id: number;
  /** The kind of a term. */
  readonly term: unknown;
  /** Removes the record with a choice of the references to it. */
  readonly onRemove: Removal;
}

/**
 * Records that name this one, which cannot be removed before: each leads to its form. Those that name it in a field are
 * changed with the removal, if the editor chooses so. It takes the focus.
 */
export function RecordReferences({ kind, id, term, onRemove }: RecordReferencesProps) {
  const { api } = useHost();
  const found = useLoaded((signal) => api.call('recordReferences', { params: { kind, id }, signal }), `${kind} ${id}`);
  return found && found.count > 0 ? <References found={found} to={targetFor(kind, term)} onRemove={onRemove} /> : null;
}

/** As others refer to records of the kind. */
const targetFor = (kind: RecordKind, term: unknown): ReferenceTarget | undefined =>
  (Object.keys(REFERENCE_TARGETS) as readonly ReferenceTarget[]).find((target) => {
    const of = targetOf(target);
    return of.kind === kind && (of.term === undefined || of.term === term);
  });

interface ReferencesProps {
  readonly found: Found;
  readonly to: ReferenceTarget | undefined;
  readonly onRemove: Removal;
}

function References({ found, to, onRemove }: ReferencesProps) {
  const { t } = useTranslation('editor');
  const { count, sections, results } = found;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const more = count - sections - results.length;
  const isInModules = sections > 0 || results.some((one) => one.in_modules);
  return (
    <section className={styles.references} aria-label={t('references.title')}>
      <h2 ref={title} tabIndex={-1}>
        {t('references.title')}
      </h2>
      <p>{t('references.text')}</p>
      <ul>
        {results.map((one) => (
          <li key={`${one.kind} ${one.id} ${one.in_modules}`}>
            <Link to={recordPath(one.kind, one.id)}>{one.title || kindName(one.kind, t)}</Link>{' '}
            {t(one.in_modules ? 'references.inModules' : 'references.inField', { kind: kindName(one.kind, t) })}
          </li>
        ))}
        {sections > 0 && <li>{t('references.sections', { count: sections })}</li>}
        {more > 0 && <li>{t('references.more', { count: more })}</li>}
      </ul>
      {isInModules ? <p>{t('references.modulesFirst')}</p> : to && <Choice to={to} onRemove={onRemove} />}
    </section>
  );
}

/** The choice for the references: they name another record, or none. */
function Choice({ to, onRemove }: { readonly to: ReferenceTarget; readonly onRemove: Removal }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const replace = async ({ replacement = '' }: { readonly replacement?: string }) => {
    if (replacement === '') return { replacement: t('problem.required') };
    await onRemove({ references: 'replace', replacement });
    return undefined;
  };
  return (
    <Form<{ readonly replacement?: string }> onSubmit={replace}>
      {({ handleSubmit }) => (
        <form noValidate className={styles.choice} onSubmit={(event) => void handleSubmit(event)}>
          <FieldControl
            path="replacement"
            name="replacement"
            owner="references"
            field={reference(to)}
            textsOf={lang}
            contentLanguage={lang}
          />
          <div className={styles.choices}>
            <Button small type="submit">
              {t('references.replace')}
            </Button>
            <Button small variant="quiet" onClick={() => void onRemove({ references: 'remove', replacement: '' })}>
              {t('references.remove')}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}
