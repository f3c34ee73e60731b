import { isLocalised, type Field } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asWords } from '../../forms/as-words';
import { useFieldTexts } from '../../forms/use-field-texts';
import type { EditSession } from '../session/edit-session';
import { valuesOf } from '../../shared/editable';
import styles from './conflict-panel.module.css';

/** Fields that others have changed as well while the form was open: both versions, and which one is to be saved. */
export const ConflictPanel = observer(function ConflictPanel({ session }: { readonly session: EditSession }) {
  const { t } = useTranslation('editor');
  const title = useRef<HTMLHeadingElement>(null);
  const { conflicts, saved } = session;
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel} aria-label={t('conflict.title')}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('conflict.title')}
      </h3>
      <p>{t('conflict.text')}</p>
      {conflicts.map((name) => {
        const field = moduleFieldsOf(saved.model)[name];
        return field && <Versions key={name} session={session} name={name} field={field} />;
      })}
    </section>
  );
});

interface VersionsProps {
  readonly session: EditSession;
  readonly name: string;
  readonly field: Field;
}

const Versions = observer(function Versions({ session, name, field }: VersionsProps) {
  const { t } = useTranslation('editor');
  const { saved, draft } = session;
  const { label } = useFieldTexts(saved.model, name);
  const theirs = valuesOf(saved)[name];
  const version = (title: string, value: unknown) => (
    <div>
      <dt>{title}</dt>
      <dd lang={isLocalised(field) ? saved.lang : undefined}>{asWords(field, value) || t('conflict.empty')}</dd>
    </div>
  );
  return (
    <>
      <h4 className={styles.field}>{label}</h4>
      <dl className={styles.versions}>
        {version(t('conflict.mine'), valuesOf(draft)[name])}
        {version(t('conflict.theirs'), theirs)}
      </dl>
      <div className={styles.actions}>
        <Button small aria-label={t('conflict.keepOf', { field: label })} onClick={() => session.decide(name)}>
          {t('conflict.keep')}
        </Button>
        <Button
          small
          aria-label={t('conflict.takeOf', { field: label })}
          onClick={() => session.take({ [name]: theirs })}
        >
          {t('conflict.take')}
        </Button>
      </div>
    </>
  );
});
