/**
 * Forbids `new URL(text, base)`: a text from outside may name another host than the base. `urlOnOrigin` sets a path on
 * a fixed origin, `resolveLink` says by its name that the result may be anywhere.
 */
export const noResolvedUrl = {
  meta: {
    type: 'problem',
    docs: { description: 'URLs are built by shared-contracts/src/host/build-url.ts only' },
    schema: [],
    messages: { resolved: 'Use urlOnOrigin or resolveLink of @vestibule/contracts/host/build-url.' },
  },
  create: (context) => ({
    NewExpression(node) {
      const isModule = (base) => base.type === 'MemberExpression' && base.object.type === 'MetaProperty';
      const [, base] = node.arguments;
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL' && base !== undefined && !isModule(base))
        context.report({ node, messageId: 'resolved' });
    },
  }),
};
