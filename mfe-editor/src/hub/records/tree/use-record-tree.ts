import { isSiteError, useHost, useHydrated } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { moveTo, findTreePlace, targetOf, type Direction, type Target } from '../../tree/tree';
import { useTreeDrag } from '../../tree/use-tree-drag';
import { addressOf } from '../list-address';
import { titleOf } from '../record-view';
import type { RecordsView } from '../records-view';
import { belowOf, isTree, treeOf } from './record-tree';

/** Pages are below one another as deep as their editors like. */
const LEVELS = Infinity;

/** A list as a tree: its folded parts, and moves within it, which the server makes one by one. */
export function useRecordTree({ kind, asked, records, hasNext, hasPrevious, may }: RecordsView) {
  const { api, lang, store, report } = useHost();
  const navigate = useNavigate();
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const nodes = useMemo(() => treeOf(records), [records]);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const isRunning = useRef(false);
  /** Candidates for the focus after the list has loaded again: the first that exists takes it. */
  const focus = useRef<readonly string[]>([]);
  const isShown = isTree(kind, asked);
  const isWhole = isShown && isLive && !hasNext && !hasPrevious;

  const nameOf = (id: number) => {
    const record = records.find((one) => one.id === id);
    return (record && titleOf(record.values, lang)) || `#${String(id)}`;
  };
  const moved = (id: number, target: Target | undefined) => target && moveTo(nodes, id, target, LEVELS);
  const put = async (id: number, target: Target | undefined, direction?: Direction): Promise<void> => {
    const next = moved(id, target);
    const place = next && findTreePlace(next, id);
    const version = records.find((one) => one.id === id)?.version;
    if (!place || version === undefined || isRunning.current) return;
    const { above, beside, index } = place;
    const parent = above.at(-1)?.id ?? null;
    const from = findTreePlace(nodes, id);
    if (from?.index === index && (from.above.at(-1)?.id ?? null) === parent) return;
    const row = `[data-node="${id}"]`;
    const wasButton = document.activeElement?.matches('[data-move]') === true;
    isRunning.current = true;
    try {
      const body = { parent, before: beside[index + 1]?.id ?? null };
      await loginsOf(store).retry(() => api.call('placePage', { params: { id }, body, version }));
      setSaid(t('tree.moved', { name: nameOf(id), number: index + 1, count: beside.length, level: above.length + 1 }));
      setFolded((now) => new Set([...now].filter((one) => one !== parent)));
    } catch (error) {
      if (!isSiteError(error) || error.status >= 500) report(error);
      const reason = reasonOf(error, t);
      store.alerts.show({ kind: 'error', text: t('records.notMoved', { reason }) });
    } finally {
      isRunning.current = false;
    }
    focus.current = [...(wasButton ? [`${row} [data-move="${direction}"]:enabled`] : []), `${row} [data-name]`];
    // Its address has changed, and those of the records below it; or others have changed the tree.
    await navigate(addressOf(kind, asked), { replace: true, preventScrollReset: true });
  };
  const { tree, grips, drag } = useTreeDrag({
    mayDrop: (id, target) => moved(id, target) !== undefined,
    onDrop: (id, target) => void put(id, target),
  });
  useEffect(() => {
    const found = focus.current.map((selector) => tree.current?.querySelector<HTMLElement>(selector));
    focus.current = [];
    found.find((element) => element)?.focus();
  }, [records, tree]);

  return {
    tree,
    grips,
    drag,
    said,
    nameOf,
    isShown,
    mayMove: isWhole && may.change,
    hidden: isShown ? belowOf(nodes, folded) : new Set<number>(),
    folded,
    /** Whether there is something below it that can be folded. */
    isParent: (id: number) => {
      const place = isShown && isLive ? findTreePlace(nodes, id) : undefined;
      return (place?.beside[place.index]?.children.length ?? 0) > 0;
    },
    fold: (ids: readonly number[]) => setFolded(new Set(ids)),
    toggle: (id: number) =>
      setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    canMove: (id: number, direction: Direction) => moved(id, targetOf(nodes, id, direction)) !== undefined,
    move: (id: number, direction: Direction) => put(id, targetOf(nodes, id, direction), direction),
  };
}
export type RecordTree = ReturnType<typeof useRecordTree>;
