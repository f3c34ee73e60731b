import { LANGUAGES, type BodyClass, type Language } from '@vestibule/contracts';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AppHost } from './app-host';
import { loadPage, type Visit } from './load-page';
import { loadRoot } from './load-root';
import { PageOutlet } from './page-outlet';
import { RootFrame } from './root-frame';
import type { RouteData } from './route-data';
import { routesOf, type ExposeRef, type SiteComposition } from './site';

/** What the shell keeps with each page route. */
export interface RouteHandle {
  readonly expose: string;
  readonly bodyClass: BodyClass;
}

const NOT_FOUND: RouteData = { expose: '', slots: {}, failure: { status: 404, code: 'not_found' } };

/** One data router's routes: those of all remotes in one language. `hostOf` finds the host of a request. */
export function createRoutes(composition: SiteComposition, lang: Language, hostOf: (args: LoaderFunctionArgs) => AppHost): RouteObject[] {
  const visitOf = ({ params, request }: LoaderFunctionArgs): Visit => ({ params, url: new URL(request.url), signal: request.signal });
  const page = (id: string, path: string, { ref, bodyClass }: { ref: ExposeRef; bodyClass: BodyClass }): RouteObject => ({
    id,
    path,
    loader: (args) => loadPage(hostOf(args), ref, visitOf(args)),
    element: <PageOutlet entry={ref} />,
    handle: { expose: ref.key, bodyClass } satisfies RouteHandle,
  });
  const declared = routesOf(composition);
  const home = declared.find(({ id }) => id === 'content-page');
  return [
    {
      id: 'root',
      path: '/',
      loader: (args) => loadRoot(hostOf(args), visitOf(args)),
      shouldRevalidate: () => false,
      element: <RootFrame />,
      children: [
        ...declared.map((route) => page(`${route.id}___${lang}`, `${lang}/${route.path[lang]}`, route)),
        ...(home ? [page('root-home', '', home)] : []),
        // Another language is another document: texts, menus and <html lang> all change.
        ...LANGUAGES.filter((other) => other !== lang).map((other) => ({ id: `leave___${other}`, path: `${other}/*`, loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) })),
        { id: 'not-found', path: '*', loader: () => NOT_FOUND, element: <PageOutlet entry={undefined} /> },
      ],
    },
  ];
}
