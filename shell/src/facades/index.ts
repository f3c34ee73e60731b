import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import type { SharedLibrary } from '@vestibule/contracts/libraries';
import * as contracts from '@vestibule/contracts';
import * as ui from '@vestibule/ui';
import * as mobx from './mobx';
import * as mobxReactLite from './mobx-react-lite';
import * as reactI18next from './react-i18next';
import * as reactRouterDom from './react-router-dom';

/**
 * Modules that remotes get when they import a shared library: exactly the names that a facade lists, so that unused
 * names are shaken out of the shell. React itself is CommonJS and comes whole. Libraries that are lazy in the browser
 * are absent here.
 */
export const FACADES = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': reactRouterDom,
  mobx,
  'mobx-react-lite': mobxReactLite,
  'react-i18next': reactI18next,
  '@vestibule/contracts': contracts,
  '@vestibule/ui': ui,
} satisfies Partial<Record<SharedLibrary, object>>;
