import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { isLanguage } from '@vestibule/contracts/languages';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Button, Disclosure, Skeleton } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../forms/use-field-texts';
import { DiffText } from '../../../shared/diff-text';
import { languageName } from '../../../shared/language-name';
import { useLoaded } from '../../../shared/use-loaded';
import { useToolLanguage } from '../../../shared/use-tool-language';
import styles from './publication.module.css';

interface RecordProps {
  readonly kind: RecordKind;
  readonly id: number;
}
interface RevisionsProps extends RecordProps {
  /** Makes a saved state the draft; undefined for a role that may not. */
  readonly onRestore: ((revision: number) => Promise<void>) | undefined;
}

/** The saved states of a record, loaded when they are opened. */
export function Revisions(props: RevisionsProps) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure dismissable={false} summary={t('versions.open')} onToggle={setOpen}>
      {isOpen && <RevisionList {...props} />}
    </Disclosure>
  );
}

function RevisionList({ kind, id, onRestore }: RevisionsProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const lang = useToolLanguage();
  const [chosen, setChosen] = useState<number>();
  const found = useLoaded(
    (signal) => api.call('recordRevisions', { params: { kind, id }, signal }),
    `${kind}/${String(id)}`,
  );
  if (!found) return <Skeleton />;
  if (found.length === 0) return <p>{t('records.draft.noRevision')}</p>;
  return (
    <ol className={styles.revisions}>
      {found.map((one, index) => (
        <li key={one.id} className={styles.revision}>
          <Button
            small
            variant="quiet"
            aria-expanded={chosen === one.id}
            onClick={() => setChosen(chosen === one.id ? undefined : one.id)}
          >
            {t(`records.draft.step.${one.step}`)}
          </Button>{' '}
          <span className={styles.since}>{[formatInstant(one.at, lang), one.author].filter(Boolean).join(' · ')}</span>
          {chosen === one.id && <RevisionDetail kind={kind} id={id} revision={one.id} />}
          {chosen === one.id && index > 0 && onRestore && (
            <Button small onClick={() => void onRestore(one.id)}>
              {t('versions.restore')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function RevisionDetail({ kind, id, revision }: RecordProps & { readonly revision: number }) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const found = useLoaded(
    (signal) => api.call('recordRevision', { params: { kind, id, revision }, signal }),
    String(revision),
  );
  if (!found) return <Skeleton />;
  if (found.changes.length === 0) return <p>{t('records.draft.noChange')}</p>;
  return found.changes.map((change) => <Change key={`${change.field} ${change.lang}`} kind={kind} change={change} />);
}

interface ChangeProps {
  readonly kind: RecordKind;
  readonly change: AnswerOf<'recordRevision'>['changes'][number];
}

function Change({ kind, change: { field, lang: of, before, after } }: ChangeProps) {
  const lang = useToolLanguage();
  const { label } = useFieldTexts(kind, field);
  return (
    <div className={styles.change}>
      <h4 className={styles.field}>{isLanguage(of) ? `${label} (${languageName(of, lang)})` : label}</h4>
      <DiffText before={before} after={after} />
    </div>
  );
}
