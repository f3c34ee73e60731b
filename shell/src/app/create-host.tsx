import { resolveLink } from '@vestibule/contracts/paths/build-url';
import { hrefOf } from '@vestibule/contracts/site/site';
import { lazyWithRetry } from '@vestibule/ui';
import { Suspense } from 'react';
import type { AppHost, HostOptions } from './app-host';
import { SlotOutlet } from './slot-outlet';
import { slotsOf } from './site-exposes';

const LateSlot = lazyWithRetry(() => import(/* webpackChunkName: "load-route" */ './late-slot'));

/** Builds the host API over a composition; one per request on the server, one in the browser. */
export function createHost({ origin, ...options }: HostOptions): AppHost {
  return {
    ...options,
    slots: slotsOf(options.composition),
    href: (route, params, lang = options.lang) => hrefOf(options.composition, route, params, lang),
    renderSlot: (slot, id, params) => <SlotOutlet slot={slot} id={id} params={params} />,
    renderLateSlot: (slot, id, params, waiting) => (
      <Suspense fallback={waiting}>
        <LateSlot slot={slot} id={id} params={params} waiting={waiting} />
      </Suspense>
    ),
    absolute: (path) => resolveLink(path, origin)?.href ?? '',
  };
}
