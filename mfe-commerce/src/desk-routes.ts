import { inEachLanguage, type RemoteDeclaration, type RouteDeclaration } from '@vestibule/contracts';

/** A path that is the same in every language. */
export const everywhere = (path: string): RouteDeclaration['path'] => inEachLanguage(() => path);

/** Pages for staff, in the person's language like the hub that leads to them (docs/behaviour/frame.md#addresses). */
const staffPage = {
  localised: false,
  layout: 'dashboard',
  middleware: ['logged-in'],
  bodyClass: 'none',
  texts: 'desk',
  hydrate: 'idle',
} as const;

/** Desk and door, which were pages of the editors' remote. */
export const DESK_ROUTES: readonly RouteDeclaration[] = [
  {
    id: 'commerce/box-office',
    replaces: ['editor/box-office'],
    path: everywhere('cms-hub/box-office'),
    page: './pages/box-office',
    ...staffPage,
  },
  {
    id: 'commerce/closing',
    replaces: ['editor/closing'],
    path: everywhere('cms-hub/box-office/closing'),
    page: './pages/closing',
    ...staffPage,
  },
  {
    id: 'commerce/desk',
    replaces: ['editor/desk'],
    path: everywhere('cms-hub/box-office/:id'),
    page: './pages/desk',
    ...staffPage,
  },
  {
    id: 'commerce/door',
    replaces: ['editor/door'],
    path: everywhere('cms-hub/box-office/:id/door'),
    page: './pages/door',
    ...staffPage,
    camera: true,
  },
];

export const DESK_EXPOSES = {
  './pages/box-office': './src/desk/box-office.page.tsx',
  './pages/closing': './src/desk/closing.page.tsx',
  './pages/desk': './src/desk/event.page.tsx',
  './pages/door': './src/door/door.page.tsx',
} as const satisfies RemoteDeclaration['exposes'];
