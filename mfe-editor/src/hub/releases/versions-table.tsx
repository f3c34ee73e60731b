import { cx, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { RateText } from './rate-text';
import styles from './table.module.css';
import { VersionActions } from './version-actions';
import type { RemoteView, VersionView } from './view';

interface VersionsTableProps {
  readonly remote: RemoteView;
  readonly versions: readonly VersionView[];
  readonly caption: string;
}

const COLUMNS = ['version', 'published', 'share', 'rate', 'actions'] as const;

/** Versions of a remote, newest first. On phones each row is a card, whose cells say what they are. */
export function VersionsTable({ remote, versions, caption }: VersionsTableProps) {
  const { t } = useTranslation('editor');
  const label = (column: (typeof COLUMNS)[number]) => (
    <span className={styles.label} aria-hidden="true">
      {t(`releases.column.${column}`)}
    </span>
  );
  return (
    <table className={cx(styles.table, styles.versions)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`releases.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.version} data-live={version.isLive || undefined}>
            <th scope="row">
              <code>{version.version}</code> <State version={version} />
            </th>
            <td>
              {label('published')}
              <span>
                {version.at ? <time dateTime={version.at}>{version.when}</time> : t('releases.unknownTime')}
                {version.by && <span className={styles.by}>{version.by}</span>}
              </span>
            </td>
            <td>
              {label('share')}
              <span>{version.share ?? t('releases.rate.unknown')}</span>
            </td>
            <td>
              {label('rate')}
              <RateText rate={version.rate} />
            </td>
            <td className={styles.actionCell}>
              <VersionActions remote={remote} version={version} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Labels that distinguish a version from the others. */
function State({ version: { isLive, canary, isWaiting } }: { version: VersionView }) {
  const { t } = useTranslation('editor');
  return (
    <>
      {isLive && <span className={styles.live}>{t('releases.state.live')}</span>}
      {canary !== null && <span className={styles.canary}>{t('releases.state.canary', { percent: canary })}</span>}
      {isWaiting && <span className={styles.waiting}>{t('releases.state.waiting')}</span>}
    </>
  );
}
