/** Calls that make a component or a context, at the top of a module. */
const MAKERS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
/** Names them for React's developer tools. */
const NAMES = /^\w+\.displayName = "\w+";\n/gm;

/**
 * Marks a library's components as free of side effects and takes away their display names, so that unused ones are left
 * out: react-router is one file with all its forms and links (2.2 kB of brotli on every page).
 */
module.exports = function pureComponents(source) {
  return source.replace(MAKERS, '$1/* @__PURE__ */ $2').replace(NAMES, '');
};
