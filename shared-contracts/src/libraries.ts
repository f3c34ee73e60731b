export interface SharedLibraryRule {
  /** The first remote that uses it brings it to the browser. */
  readonly lazy?: true;
  /** All that remotes may import of it, when the shell does not provide it whole. */
  readonly names?: readonly string[];
}

/**
 * The libraries that exist once on a page, on the server and in the browser. The shell provides them, remotes never
 * bundle them. Each must be a key of the shell's facades, whose exports are `names`.
 */
export const SHARED_LIBRARIES = {
  react: {},
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-router-dom': { names: ['Link', 'NavLink', 'useLocation', 'useNavigate', 'useSearchParams'] },
  mobx: {
    names: [
      'action',
      'autorun',
      'compareStructural',
      'computed',
      'flow',
      'makeAutoObservable',
      'makeObservable',
      'observable',
      'observableRef',
      'reaction',
      'runInAction',
    ],
  },
  'mobx-react-lite': { names: ['observer'] },
  'react-i18next': { names: ['useTranslation'] },
  '@vestibule/contracts': {},
  '@vestibule/ui': {},
  '@vestibule/contracts/dates': { lazy: true },
} as const satisfies Record<string, SharedLibraryRule>;
/**
 * Global of the browser in which the shell gives the integrity of a remote's files: whole address → `sha384-…`. Remotes
 * load chunks with it.
 */
export const INTEGRITY_GLOBAL = '_VESTIBULE_INTEGRITY';

export type SharedLibrary = keyof typeof SHARED_LIBRARIES;

/** Global of the browser that holds a remote's federation container. */
export const containerName = (remote: string) => `vestibule_${remote}`;
