/**
 * Forbids `new URL(text, base)` and `URL.parse(text, base)`: a text from outside may name another host than the base.
 * `urlOnOrigin` sets a path on a fixed origin, `resolveLink` says by its name that the result may be anywhere. Scripts
 * of visitors may append a path that is known to begin with a slash (`new URL(location.origin + link.pathname)`), which
 * costs them no code; files beside a module are found by `import.meta.url`.
 */
export const noResolvedUrl = {
  meta: {
    type: 'problem',
    docs: { description: 'URLs are built by shared-contracts/src/paths/build-url.ts only' },
    schema: [],
    messages: { resolved: 'Use urlOnOrigin or resolveLink of @vestibule/contracts/paths/build-url.' },
  },
  create: (context) => {
    const isModule = (base) => base.type === 'MemberExpression' && base.object.type === 'MetaProperty';
    const isUrl = ({ type, name }) => type === 'Identifier' && name === 'URL';
    const check = (node, isBuilt) => {
      const [, base] = node.arguments;
      if (isBuilt && base !== undefined && !isModule(base)) context.report({ node, messageId: 'resolved' });
    };
    return {
      NewExpression: (node) => check(node, isUrl(node.callee)),
      CallExpression: (node) =>
        check(
          node,
          node.callee.type === 'MemberExpression' && isUrl(node.callee.object) && node.callee.property.name === 'parse',
        ),
    };
  },
};
