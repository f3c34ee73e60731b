import type { RootStore } from '@vestibule/contracts';
import { autorun } from 'mobx';
import type { createBrowserRouter } from 'react-router-dom';
import type { RouteData } from '../app/route-data';
import { bodyClasses } from '../layout/body-classes';
import type { RouteHandle } from '../app/routes';

/** Keeps the classes of <body> true to the matched page after a navigation. */
export function watchBody(router: ReturnType<typeof createBrowserRouter>, store: RootStore): void {
  const apply = () => {
    const match = router.state.matches.at(-1);
    const route = match && (router.state.loaderData[match.route.id] as RouteData | undefined);
    const { bodyClass } = (match?.route.handle ?? { bodyClass: 'none' }) as RouteHandle;
    document.body.className = bodyClasses(route?.meta, bodyClass).join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') apply();
  });
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}
