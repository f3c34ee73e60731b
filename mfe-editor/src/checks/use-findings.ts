import { useHost, useStore } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { checkAccessibility } from './accessibility-checks';
import type { Finding } from './finding';
import { checkPage } from './page-checks';

/** What should be mended on the page as it is now; undefined while that is looked for, null where it could not be. */
export function useFindings(): readonly Finding[] | null | undefined {
  const { report } = useHost();
  const general = useStore().settings.current?.description;
  const [findings, setFindings] = useState<readonly Finding[] | null>();
  useEffect(() => {
    let isLeft = false;
    const content = document.querySelector('main') ?? document.body;
    checkAccessibility(content).then(
      (found) => {
        if (!isLeft) setFindings([...found, ...checkPage(content, document, general)]);
      },
      (error: unknown) => {
        report(error);
        if (!isLeft) setFindings(null);
      },
    );
    return () => void (isLeft = true);
  }, [report, general]);
  return findings;
}
