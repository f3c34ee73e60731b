import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Question } from './question';
import { useReleases } from './releases-context';
import styles from './table.module.css';
import type { RemoteView, VersionView } from './view';

type Kind = Exclude<Question['kind'], 'rollbackAll' | 'rollback' | 'unpin'>;

/** Actions that a version allows in the current state; a pinned remote takes another version only by a pin. */
function actionsOf(
  { isPinned }: Pick<RemoteView, 'isPinned'>,
  { isLive, canary }: Pick<VersionView, 'isLive' | 'canary'>,
): readonly Kind[] {
  if (isLive) return isPinned ? [] : ['pin'];
  const live: readonly Kind[] = isPinned ? [] : [canary === null ? 'publish' : 'promote'];
  return [...live, 'canary', ...(canary === null ? [] : (['endCanary'] as const)), 'pin', 'preview'];
}

/** The actions of one row, each with the name of its version for screen readers. */
export const VersionActions = observer(function VersionActions({
  remote,
  version,
}: {
  remote: RemoteView;
  version: VersionView;
}) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const names = { remote: remote.name, version: version.version };
  const textOf = (kind: Kind) => (kind === 'canary' && version.canary !== null ? 'changeCanary' : kind);
  return (
    <div className={styles.actions}>
      {actionsOf(remote, version).map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          small
          disabled={!store.isReady}
          aria-label={t(`releases.named.${textOf(kind)}`, names)}
          onClick={() => store.ask({ kind, ...names })}
        >
          {t(`releases.action.${textOf(kind)}`)}
        </Button>
      ))}
    </div>
  );
});
