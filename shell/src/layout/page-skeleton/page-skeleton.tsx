import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigatingFor } from '../use-navigating-for';
import type { SkeletonProps } from './skeletons';

/** Milliseconds of a navigation before the old page goes: most have ended by then, and a page is better than boxes. */
const PATIENCE_MS = 600;

/**
 * The shape of the page that comes, in the place of the one before, where loading takes long
 * (docs/behaviour/frame.md#skeletons). Its code is fetched when something loads.
 */
export const PageSkeleton = observer(function PageSkeleton() {
  const { coming, navigating } = useStore().ui;
  const isLate = useNavigatingFor(PATIENCE_MS);
  const [Shape, setShape] = useState<ComponentType<SkeletonProps>>();
  const isWanted = navigating && coming !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "skeletons" */ './skeletons').then(
      ({ Skeletons }) => setShape(() => Skeletons),
      // The page before stays.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted && isLate && Shape ? <Shape name={coming} /> : null;
});
