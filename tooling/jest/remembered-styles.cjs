/**
 * Lets a window remember the computed styles of its elements until its document changes. jsdom matches every rule of
 * the browser's own sheet at each call, and a query by role calls it for every element and its ancestors: an eighth of
 * the time of the components' tests.
 */
module.exports = (window) => {
  const compute = window.getComputedStyle;
  const own = Object.getOwnPropertySymbols(window.document).find(({ description }) => description === 'impl');
  const document = window.document[own];
  let styles = new WeakMap();
  let version;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element?.isConnected || element.ownerDocument !== window.document) return compute(element, pseudo);
    // jsdom counts insertions, removals, and changes of attributes and texts.
    if (document._version !== version) {
      styles = new WeakMap();
      version = document._version;
    }
    let style = styles.get(element);
    if (!style) styles.set(element, (style = compute(element)));
    return style;
  };
};
