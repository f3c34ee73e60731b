import { isErrorPage } from '../app/route-data';
import type { View } from '../app/view';

/**
 * Classes of <body>: site theme, page theme, kind of route (docs/behaviour/frame.md#body-classes), landing page. An
 * error page is of no kind. The same on the server and in the browser.
 */
export function bodyClasses({ match, route: { meta, failure } }: Pick<View, 'match' | 'route'>): readonly string[] {
  const bodyClass = isErrorPage(failure) ? 'none' : match?.bodyClass;
  return [
    `theme-${meta?.theme ?? 'museum'}`,
    meta?.pageTheme ?? 'cc01',
    ...(bodyClass === 'cms' ? ['cms-page'] : []),
    ...(bodyClass === 'non-cms' ? ['non-cms-page'] : []),
    ...(meta?.isLandingPage ? ['is-landing-page'] : []),
  ];
}
