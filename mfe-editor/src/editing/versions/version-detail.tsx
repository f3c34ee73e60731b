import { useHost, type AnswerOf } from '@vestibule/contracts';
import { Button, ButtonLink, Skeleton } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFieldTexts } from '../../forms/use-field-texts';
import { DiffText } from '../../shared/diff-text';
import { useLoaded } from '../../shared/use-loaded';
import { useRestore } from './use-restore';
import styles from './versions.module.css';

type Change = AnswerOf<'pageVersion'>['changes'][number];

interface VersionDetailProps {
  readonly page: number;
  readonly version: AnswerOf<'pageVersions'>[number];
}

/** Changes of a version, and links to it. */
export const VersionDetail = observer(function VersionDetail({ page, version }: VersionDetailProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const { pathname } = useLocation();
  const restore = useRestore();
  const found = useLoaded(
    (signal) => api.call('pageVersion', { params: { id: page, version: version.id }, signal }),
    `${page}/${version.id}`,
  );
  if (!found) return <Skeleton />;
  return (
    <div className={styles.detail}>
      {found.changes.length === 0 && <p>{t('versions.nothing')}</p>}
      {found.changes.map((change) => (
        <ModuleChange key={change.id} change={change} />
      ))}
      {!version.latest && (
        <div className={styles.actions}>
          <ButtonLink small href={`${pathname}?version_id=${version.id}`}>
            {t('versions.view')}
          </ButtonLink>
          <Button small onClick={() => void restore(version.id)}>
            {t('versions.restore')}
          </Button>
        </div>
      )}
    </div>
  );
});

function ModuleChange({ change: { model, change, fields } }: { readonly change: Change }) {
  const { t } = useTranslation('editor');
  return (
    <section className={styles.change}>
      <h3 className={styles.name}>
        {t(`versions.change.${change}`, { kind: t(`kind.${model}`, { defaultValue: model }) })}
      </h3>
      {fields.map(({ name, before, after }) => (
        <FieldChange key={name} model={model} name={name} before={before} after={after} />
      ))}
    </section>
  );
}

interface FieldChangeProps {
  readonly model: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function FieldChange({ model, name, before, after }: FieldChangeProps) {
  const { label } = useFieldTexts(model, name);
  return (
    <div>
      <h4 className={styles.field}>{label}</h4>
      <DiffText before={before} after={after} />
    </div>
  );
}
