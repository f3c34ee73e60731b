import type { PageMeta } from '@vestibule/contracts';
import type { ReactNode } from 'react';
import { InformationLayer } from './information-layer';
import { SiteHeader } from './site-header';
import { CONTENT_ID, SkipLinks } from './skip-links';

/**
 * Around the embedded ticket shop: the header and the shop, which has its own footer (docs/behaviour/frame.md#layouts).
 */
export function WebshopLayout({ meta, children }: { meta: PageMeta; children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <InformationLayer />
      <SiteHeader meta={meta} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
