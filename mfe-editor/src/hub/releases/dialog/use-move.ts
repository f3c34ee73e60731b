import { isSiteError, useHost, type ReleaseMove } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { namesIn, type Question } from '../question';
import { reasonOf } from '../reason';
import { useReleases } from '../releases-context';

/** Makes a move and says what came of it. */
export function useMove(): (question: Question, move: ReleaseMove) => Promise<void> {
  const { store: root, report } = useHost();
  const { t } = useTranslation('editor');
  const store = useReleases();
  return async (question, move) => {
    if (store.running) return;
    try {
      await store.move(move);
      root.alerts.show({
        kind: 'save',
        text: t(`releases.done.${question.kind}`, { ...namesIn(question), percent: move.percent ?? 0 }),
      });
    } catch (error) {
      if (!isSiteError(error) || error.status >= 500) report(error);
      root.alerts.show({ kind: 'error', text: t('releases.refused', { reason: reasonOf(error, t) }) });
    }
  };
}
