import { useHost, type AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLoaded } from '../../shared/use-loaded';
import { kindName } from './kind-name';
import { recordPath } from './record-paths';
import styles from './records.module.css';

interface RecordReferencesProps {
  readonly kind: RecordKind;
  readonly id: number;
}

/** Records that name this one, which cannot be removed before: each leads to its form. It takes the focus. */
export function RecordReferences({ kind, id }: RecordReferencesProps) {
  const { api } = useHost();
  const found = useLoaded((signal) => api.call('recordReferences', { params: { kind, id }, signal }), `${kind} ${id}`);
  return found && found.count > 0 ? <References found={found} /> : null;
}

function References({ found: { count, sections, results } }: { readonly found: AnswerOf<'recordReferences'> }) {
  const { t } = useTranslation('editor');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const more = count - sections - results.length;
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
    </section>
  );
}
