/** Calls that make a component or a context, at the top of a module. */
const MAKERS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Says of a library's components that making one does nothing else, so that unused ones are left out: react-router is
 * one file with all its forms and links (1.1 kB of brotli on every page).
 */
module.exports = function pureComponents(source) {
  return source.replace(MAKERS, '$1/* @__PURE__ */ $2');
};
