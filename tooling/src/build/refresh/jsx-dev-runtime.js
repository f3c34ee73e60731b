import { jsx, jsxs } from 'react/jsx-runtime';

/** React's development runtime by means of the one that the shell shares: swc names components with the former only. */
export { Fragment } from 'react/jsx-runtime';
export const jsxDEV = (type, props, key, hasStaticChildren) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
