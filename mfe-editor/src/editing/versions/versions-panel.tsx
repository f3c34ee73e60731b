import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Skeleton } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../../shared/use-tool-language';
import { useLoaded } from '../../shared/use-loaded';
import { VersionDetail } from './version-detail';
import styles from './versions.module.css';

type Listed = AnswerOf<'pageVersions'>[number];

/** The versions of the open page: actor, time and changes, and the button that restores it. */
export const VersionsPanel = observer(function VersionsPanel() {
  const { t } = useTranslation('editor');
  const { api, store } = useHost();
  const [chosen, setChosen] = useState<number>();
  const id = store.page.current?.id ?? 0;
  const versions = useLoaded((signal) => api.call('pageVersions', { params: { id }, signal }), String(id));
  if (!versions) return <Skeleton />;
  if (versions.length === 0) return <p>{t('versions.none')}</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version) => (
        <li key={version.id} className={styles.version}>
          <Row version={version} isOpen={chosen === version.id} onChoose={setChosen} />
          {chosen === version.id && <VersionDetail page={id} version={version} />}
        </li>
      ))}
    </ol>
  );
});

interface RowProps {
  readonly version: Listed;
  readonly isOpen: boolean;
  readonly onChoose: (id: number | undefined) => void;
}

function Row({ version: { id, at, author, step, model, published, latest }, isOpen, onChoose }: RowProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const kind = model === null ? '' : t(`kind.${model}`, { defaultValue: model });
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={isOpen}
      onClick={() => onChoose(isOpen ? undefined : id)}
    >
      <span className={styles.step}>{t(`versions.step.${step}`, { kind })}</span>
      <span className={styles.when}>{[formatInstant(at, lang), author].filter(Boolean).join(' · ')}</span>
      {(latest || published) && (
        <span className={styles.marks}>
          {[latest && t('versions.latest'), published && t('versions.published')].filter(Boolean).join(' · ')}
        </span>
      )}
    </button>
  );
}
