import { useHost, useStore, type RootStore } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { findProblems } from './find-problems';
import type { CheckFinding } from './finding';

interface Checked {
  /** Content of the page when it was checked. */
  readonly page: RootStore['page']['current'];
  readonly findings: readonly CheckFinding[] | null;
}

/**
 * Problems of the present page; undefined during a check, null where it failed. Findings of a page that has changed
 * since, by a save that was still under way, are dropped. For observers.
 */
export function useFindings(): readonly CheckFinding[] | null | undefined {
  const { report } = useHost();
  const store = useStore();
  const general = store.settings.current?.description;
  const page = store.page.current;
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let isLeft = false;
    findProblems(general).then(
      (findings) => {
        if (!isLeft) setChecked({ page, findings });
      },
      (error: unknown) => {
        report(error);
        if (!isLeft) setChecked({ page, findings: null });
      },
    );
    return () => void (isLeft = true);
  }, [report, general, page]);
  return checked?.page === page ? checked?.findings : undefined;
}
