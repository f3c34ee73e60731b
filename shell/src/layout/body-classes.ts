import type { BodyClass, PageMeta } from '@vestibule/contracts';

/** Classes of <body>: site theme, page theme, kind of route (spec/000 §2), landing page. The same on the server and in the browser. */
export function bodyClasses(meta: PageMeta | undefined, bodyClass: BodyClass): readonly string[] {
  return [
    `theme-${meta?.theme ?? 'museum'}`,
    meta?.pageTheme ?? 'cc01',
    ...(bodyClass === 'cms' ? ['cms-page'] : []),
    ...(bodyClass === 'non-cms' ? ['non-cms-page'] : []),
    ...(meta?.isLandingPage ? ['is-landing-page'] : []),
  ];
}
