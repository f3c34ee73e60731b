import { checkAccessibility } from './accessibility-checks';
import type { CheckFinding } from './finding';
import { checkPage } from './page-checks';

/** Problems of the displayed page; none where it has no content. `general` is the site's own description. */
export async function findProblems(general: string | undefined): Promise<readonly CheckFinding[]> {
  const content = document.querySelector('main');
  if (content === null) return [];
  return [...(await checkAccessibility(content)), ...checkPage(content, document, general)];
}
