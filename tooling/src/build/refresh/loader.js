import { relative, sep } from 'node:path';

/**
 * Webpack loader after swc's refresh: gives a module's components names that they keep from build to build, for the
 * refresh runtime of the page that shows them (shell/src/browser/develop/refresh.ts). Where there is none they are as
 * they were. In the module's first line, so that the map of its lines stays true.
 */
export default function namedForRefresh(code, map) {
  const { name } = this.getOptions();
  const module = JSON.stringify(`${name} ${relative(this.rootContext, this.resourcePath).split(sep).join('/')} `);
  const scope =
    `var { register: $RefreshReg$, signature: $RefreshSig$ } = globalThis._VESTIBULE_REFRESH?.(${module}) ?? ` +
    `{ register: () => {}, signature: () => (component) => component };`;
  this.callback(undefined, code.includes('$Refresh') ? scope + code : code, map);
}
