import * as contracts from '@vestibule/contracts';
import * as dates from '@vestibule/contracts/dates';
import { SHARED_LIBRARIES, type SharedLibrary, type SharedLibraryRule } from '@vestibule/contracts/libraries';
import * as ui from '@vestibule/ui';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as reactRouterDom from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** The shell's hook gives `t` and nothing else. */
const useTranslation = (namespace: string) => ({ t: reactI18next.useTranslation(namespace).t });

const WHOLE: Readonly<Record<SharedLibrary, object>> = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': reactRouterDom,
  mobx,
  'mobx-react-lite': mobxReactLite,
  'react-i18next': { ...reactI18next, useTranslation },
  '@vestibule/contracts': contracts,
  '@vestibule/ui': ui,
  '@vestibule/contracts/dates': dates,
};

/** What bundlers, promises and JSON ask any object for, besides what every object has. */
const ASKED_OF_ALL = new Set(['default', 'then', 'toJSON']);

/**
 * A library with the names that the shell provides. The shell has no others: a remote that asks for one would fail
 * there, later.
 */
function narrowed(library: string, whole: object, names: readonly string[]): object {
  const provided: object = Object.defineProperty(
    Object.fromEntries(names.map((name) => [name, Reflect.get(whole, name)])),
    '__esModule',
    { value: true },
  );
  return new Proxy(provided, {
    get: (target, name) => {
      if (typeof name === 'string' && !(name in target) && !ASKED_OF_ALL.has(name))
        throw new Error(`The shell does not provide ${name} of ${library}`);
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** The shared libraries as the shell gives them to a remote's server file. */
export const PROVIDED: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries<SharedLibraryRule>(SHARED_LIBRARIES).map(([name, { names }]) => [
    name,
    names ? narrowed(name, WHOLE[name as SharedLibrary], names) : WHOLE[name as SharedLibrary],
  ]),
);
